//! The message files: complete, alike, and in the right characters.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use sparrows_text::{Catalog, Language, rules};

fn file(folder: &str, language: Language) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    std::fs::read_to_string(format!("{root}/{folder}/{}.ftl", language.tag())).unwrap()
}

/// The files of the page and that of the program.
fn source(language: Language) -> String {
    ["messages", "sheets", "program"]
        .map(|folder| file(folder, language))
        .join("\n")
}

/// What the page is sent stands by itself: it refers to nothing that comes later or that only the
/// program has.
#[test]
fn the_page_has_all_that_its_messages_refer_to() {
    for language in Language::ALL {
        Catalog::parse(language, &file("messages", language))
            .and_then(|catalog| catalog.with(&file("sheets", language)))
            .unwrap_or_else(|e| panic!("{}.ftl: {e}", language.tag()));
    }
}

fn catalog(language: Language) -> Catalog {
    Catalog::parse(language, &source(language))
        .unwrap_or_else(|e| panic!("{}.ftl: {e}", language.tag()))
}

/// The ids of a file in its order, under its headings, and the attributes that every language has.
fn outline(language: Language) -> Vec<String> {
    let source = source(language);
    let resource = fluent_syntax::parser::parse(source.as_str()).unwrap();
    let mut lines = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::GroupComment(_) => lines.push("## section".to_owned()),
            Entry::Message(message) => {
                lines.push(message.id.name.to_owned());
                for attribute in message.attributes {
                    if ["note", "label", "key"].contains(&attribute.id.name) {
                        lines.push(format!("{}.{}", message.id.name, attribute.id.name));
                    }
                }
            }
            _ => {}
        }
    }
    lines
}

#[test]
fn all_languages_have_the_same_messages_in_the_same_order() {
    let english = outline(Language::En);
    assert!(english.len() > 400);
    for language in Language::ALL {
        for (ours, theirs) in english.iter().zip(&outline(language)) {
            assert_eq!(
                ours,
                theirs,
                "{}.ftl departs from en.ftl here",
                language.tag()
            );
        }
        assert_eq!(
            english.len(),
            outline(language).len(),
            "{}.ftl",
            language.tag()
        );
    }
}

#[test]
fn all_languages_use_the_same_variables() {
    let english = catalog(Language::En);
    for language in Language::ALL {
        let other = catalog(language);
        for id in english.ids().filter(|id| other.has(id)) {
            assert_eq!(
                english.variables(id),
                other.variables(id),
                "{id} in {}.ftl",
                language.tag()
            );
        }
    }
}

#[test]
fn no_message_is_empty_or_padded() {
    for language in Language::ALL {
        let catalog = catalog(language);
        for id in catalog.ids().filter(|&id| id != "list-separator") {
            let text = catalog.text(id);
            assert!(
                !text.is_empty() && text.trim() == text,
                "{id} in {}.ftl: {text:?}",
                language.tag()
            );
        }
    }
}

/// A text of several words cannot be the same in two languages.
#[test]
fn no_text_was_left_in_english() {
    let english = catalog(Language::En);
    for language in Language::ALL
        .into_iter()
        .filter(|&language| language != Language::En)
    {
        let other = catalog(language);
        let same: Vec<_> = english
            .ids()
            .filter(|id| {
                english.text(id) == other.text(id) && english.text(id).matches(' ').count() > 3
            })
            .filter(|id| !["settlement-commitment", "error-record"].contains(id))
            .collect();
        assert!(same.is_empty(), "{}.ftl: {same:?}", language.tag());
    }
}

/// Characters that only one of the two scripts has, each pair from words that occur in the game.
const PAIRS: &str = "两兩东東丝絲个個为為义義乌烏书書买買于於云雲产產亲親从從仅僅们們价價众眾优優会會传傳伤傷余餘侧側倾傾\
                     储儲儿兒关關兰蘭兴興养養内內写寫军軍决決况況净淨减減凤鳳凭憑击擊别別删刪剩賸办辦务務动動劳勞势勢区區\
                     华華协協单單卖賣卢盧卫衛厂廠历歷压壓参參双雙发發变變叶葉号號后後吓嚇听聽启啟员員响響问問团團园園围圍\
                     国國图圖圆圓场場坏壞块塊声聲处處备備复復够夠头頭夹夾奖獎妆妝妈媽学學宁寧宝寶实實审審宽寬对對导導寻尋\
                     将將尔爾层層属屬岁歲币幣师師帐帳带帶帮幫并並广廣庄莊庆慶库庫应應开開异異弃棄张張弹彈强強归歸当當录錄\
                     彻徹径徑总總惊驚惯慣愿願战戰户戶执執扩擴扫掃护護报報担擔择擇换換据據损損摇搖摆擺数數断斷无無时時显顯\
                     晓曉暂暫术術机機杀殺杂雜权權条條来來极極枪槍标標栏欄树樹样樣桥橋档檔检檢楼樓气氣汉漢沟溝没沒测測满滿\
                     滚滾灭滅灯燈点點炼煉热熱爱愛状狀独獨猎獵环環现現电電画畫画畫疗療监監盖蓋盘盤码碼确確础礎离離种種称稱\
                     稳穩筑築签簽简簡类類粮糧紧緊红紅约約级級纪紀纯純线線组組细細终終经經结結给給统統继繼续續绿綠编編缓緩\
                     网網罗羅职職联聯胜勝脑腦节節苏蘇荐薦获獲蓝藍虑慮补補装裝见見观觀规規视視览覽觉覺计計认認让讓议議\
                     记記许許论論设設访訪证證评評识識诉訴译譯试試话話该該详詳语語误誤说說请請读讀调調谁誰谢謝贝貝负負财財\
                     责責败敗货貨质質费費资資赏賞赔賠赖賴赢贏跃躍车車转轉轮輪软軟载載较較辑輯输輸边邊达達过過运運还還这這\
                     进進远遠连連迟遲适適选選递遞邮郵释釋里裡针針钟鐘钮鈕铳銃销銷锁鎖键鍵长長门門闭閉间間阅閱队隊阶階际際\
                     陆陸险險随隨难難静靜页頁项項顺順须須预預领領频頻题題颜顏风風饼餅马馬驱驅验驗鸟鳥鸡雞黄黃齐齊龙龍里裏\
                     槛檻杠槓万萬墙墻启啟";

#[test]
fn each_chinese_text_keeps_to_its_script() {
    let pairs: Vec<char> = PAIRS.chars().filter(|c| !c.is_whitespace()).collect();
    let mut wrong = BTreeMap::from([
        (Language::ZhHans, BTreeSet::new()),
        (Language::ZhHant, BTreeSet::new()),
    ]);
    for pair in pairs.chunks_exact(2) {
        wrong.get_mut(&Language::ZhHant).unwrap().insert(pair[0]);
        wrong.get_mut(&Language::ZhHans).unwrap().insert(pair[1]);
    }
    // In use in both: an old form of one character is another character of its own.
    for both in ['于', '后', '里', '余', '云', '叶', '并', '凭', '剩'] {
        wrong.get_mut(&Language::ZhHant).unwrap().remove(&both);
    }
    for (language, characters) in wrong {
        for (number, line) in source(language)
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#'))
        {
            let found: String = line.chars().filter(|c| characters.contains(c)).collect();
            assert!(
                found.is_empty(),
                "{}.ftl:{}: {found}",
                language.tag(),
                number + 1
            );
        }
    }
}

#[test]
fn a_rule_sheet_has_all_its_texts_and_every_rule_is_on_it() {
    let catalog = catalog(Language::En);
    let numbers = [
        ("hong-kong", "HK", &[2, 5, 11, 4, 5][..]),
        ("sichuan", "SC", &[2, 3, 7, 2, 6]),
        ("american", "AM", &[2, 2, 6, 9, 2, 4, 5, 2, 1]),
    ];
    for (table, letters, parts) in numbers {
        let name = rules::name(table).unwrap();
        assert!(catalog.has(name), "{name}");
        let mut on_sheet = BTreeSet::new();
        let mut rules_found = Vec::new();
        for section in rules::sheet(table).unwrap() {
            on_sheet.insert(section.title.to_owned());
            for block in section.blocks {
                if let rules::Block::Text(text) | rules::Block::Rule { text, .. } = block {
                    on_sheet.insert((*text).to_owned());
                }
                if let rules::Block::Rule { number, text } = block {
                    rules_found.push((*number).to_owned());
                    let end = number.trim_start_matches(letters).replace('.', "-");
                    assert_eq!(*text, format!("{name}{end}"));
                }
            }
        }
        for id in &on_sheet {
            assert!(catalog.has(id), "{id}");
        }
        // Column headings of the table of prices.
        let columns = |id: &str| id.starts_with(&format!("{name}-prices-"));
        for id in catalog
            .ids()
            .filter(|id| id.starts_with(&format!("{name}-")) && !columns(id))
        {
            assert!(on_sheet.contains(id), "{id} stands on no sheet");
        }
        let all = (1..).zip(parts).flat_map(|(part, &rules)| {
            (1..=rules).map(move |rule| format!("{letters}-{part}.{rule}"))
        });
        assert_eq!(rules_found, all.collect::<Vec<_>>());
    }
    assert!(rules::sheet("nowhere").is_none() && rules::name("nowhere").is_none());
}

/// A sheet has the rules of the table's own document, by the same numbers.
#[test]
fn rule_sheets_follow_the_documents() {
    for table in ["hong-kong", "sichuan", "american"] {
        let root = env!("CARGO_MANIFEST_DIR");
        let document = format!("{root}/../../docs/rules/{table}.md");
        let document = std::fs::read_to_string(document).unwrap();
        let is_number = |word: &&str| word.contains('-') && word.contains('.');
        let headings: Vec<_> = document
            .lines()
            .filter_map(|line| line.strip_prefix("### ")?.split(' ').next())
            .filter(is_number)
            .collect();
        let blocks = rules::sheet(table)
            .unwrap()
            .iter()
            .flat_map(|section| section.blocks);
        let numbers: Vec<_> = blocks
            .filter_map(|block| match block {
                rules::Block::Rule { number, .. } => Some(*number),
                _ => None,
            })
            .collect();
        assert_eq!(numbers, headings, "{table}");
    }
}

/// What a table says in its own words stands in place of something: a message that takes no other arguments.
#[test]
fn words_of_a_table_stand_in_place_of_others() {
    for language in Language::ALL {
        let catalog = catalog(language);
        for table in ["sichuan-", "american-"] {
            let mut found = 0;
            for own in catalog.ids() {
                if let Some(id) = own.strip_prefix(table) {
                    found += 1;
                    assert!(catalog.has(id), "{own} in {}.ftl", language.tag());
                    let (own, common) = (catalog.variables(own), catalog.variables(id));
                    assert!(own.is_subset(&common), "{id} in {}.ftl", language.tag());
                }
            }
            assert!(found > 10);
        }
    }
}
