//! Bringing a WebAssembly module into the form that compresses best.
//!
//! Gzip sees 32 KB back. The compiler makes many functions that are nearly the same, one for each
//! type, and leaves them far apart; here each is followed by the one most like it. Nothing else
//! changes, but that numbers padded for the linker are written short and custom sections left out.

use anyhow::{Context, Result};
use std::collections::{HashMap, HashSet};
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload,
    TypeRef,
};

/// Functions are alike by the strings of so many bytes that they share.
const SHARED: usize = 6;

/// A string that more functions than this have tells nothing.
const COMMON: usize = 400;

/// Below this likeness, in parts of all their strings, two functions have nothing in common.
const LEAST: f64 = 0.02;

/// The same module, its functions in another order and without custom sections.
pub fn pack(module: &[u8]) -> Result<Vec<u8>> {
    let (mut imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload.context("not a WebAssembly module")? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(short(&body)?),
            _ => {}
        }
    }
    let mut packer = Packer::new(imported, order(&bodies));
    let mut packed = Module::new();
    packer
        .parse_core_module(&mut packed, Parser::new(0), module)
        .map_err(|error| anyhow::anyhow!("{error}"))?;
    Ok(packed.finish())
}

/// A function's code without padding.
fn short(body: &FunctionBody<'_>) -> Result<Vec<u8>> {
    let mut code = CodeSection::new();
    wasm_encoder::reencode::RoundtripReencoder
        .parse_function_body(&mut code, body.clone())
        .map_err(|error| anyhow::anyhow!("{error}"))?;
    let mut bytes = Vec::new();
    wasm_encoder::Encode::encode(&code, &mut bytes);
    Ok(bytes)
}

/// The positions of the functions in their new order: the longest first, after each the one most
/// like it. The same on every machine.
fn order(bodies: &[Vec<u8>]) -> Vec<usize> {
    let strings: Vec<HashSet<&[u8]>> = bodies
        .iter()
        .map(|body| body.windows(SHARED).collect())
        .collect();
    let mut users: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (at, strings) in strings.iter().enumerate() {
        for &string in strings {
            users.entry(string).or_default().push(at);
        }
    }
    let mut by_length: Vec<usize> = (0..bodies.len()).collect();
    by_length.sort_by_key(|&at| std::cmp::Reverse(bodies[at].len()));
    let mut longest = by_length.into_iter();
    let mut placed = vec![false; bodies.len()];
    let mut order = Vec::with_capacity(bodies.len());
    let mut next = None;
    while let Some(at) = next.or_else(|| longest.find(|&at| !placed[at])) {
        placed[at] = true;
        order.push(at);
        let mut shared: HashMap<usize, usize> = HashMap::new();
        let telling = strings[at].iter().filter_map(|string| users.get(string));
        for &other in telling.filter(|users| users.len() <= COMMON).flatten() {
            if !placed[other] {
                *shared.entry(other).or_default() += 1;
            }
        }
        let alike = shared.into_iter().map(|(other, shared)| {
            let all = strings[at].len() + strings[other].len() - shared;
            (shared as f64 / all as f64, other)
        });
        // Of two equally like, the earlier.
        next = alike
            .filter(|(likeness, _)| *likeness >= LEAST)
            .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))
            .map(|(_, other)| other);
    }
    order
}

/// Writes a module anew with its functions in another order.
struct Packer {
    imported: u32,
    /// The old position of each function, in the new order.
    order: Vec<usize>,
    /// The new position of each function, in the old order.
    places: Vec<u32>,
}

impl Packer {
    fn new(imported: u32, order: Vec<usize>) -> Self {
        let mut places = vec![0; order.len()];
        for (new, &old) in (0..).zip(&order) {
            places[old] = new;
        }
        Self {
            imported,
            order,
            places,
        }
    }
}

impl Reencode for Packer {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, Error<Self::Error>> {
        let defined = old.checked_sub(self.imported);
        let place = defined.and_then(|at| self.places.get(at as usize));
        Ok(place.map_or(old, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &old in &self.order {
            functions.function(types[old]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for old in self.order.clone() {
            utils::parse_function_body(self, code, bodies[old].clone())?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, CustomSection, ElementSection, Elements, EntityType, ExportKind, ExportSection,
        Function, ImportSection, RefType, TableSection, TableType, TypeSection,
    };
    use wasmparser::{Export, Operator, Validator};

    /// Functions that each give a number of their own: some long and alike, one not.
    fn function(number: i32) -> Function {
        let mut function = Function::new([]);
        let mut code = function.instructions();
        for _ in 0..10 {
            code.i32_const(if number == 1 { 77_000 } else { 55_000 })
                .drop();
        }
        if number == 3 {
            // The import, and a function that is defined.
            code.call(0).call(2).drop();
        }
        code.i32_const(number).end();
        function
    }

    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([], [wasm_encoder::ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("page", "f", EntityType::Function(0));
        let (mut functions, mut code, mut exports) = (
            FunctionSection::new(),
            CodeSection::new(),
            ExportSection::new(),
        );
        for number in 0..4 {
            functions.function(1);
            code.function(&function(number));
            let name = format!("f{number}");
            exports.export(&name, ExportKind::Func, number as u32 + 1);
        }
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            minimum: 1,
            maximum: None,
            table64: false,
            shared: false,
        });
        let mut elements = ElementSection::new();
        let taken = Elements::Functions([3].as_slice().into());
        elements.active(None, &ConstExpr::i32_const(0), taken);
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&functions)
            .section(&tables)
            .section(&exports)
            .section(&elements)
            .section(&code)
            .section(&CustomSection {
                name: "note".into(),
                data: b"left out".as_slice().into(),
            });
        module.finish()
    }

    /// An exported function: its name, what it gives, whom it calls.
    type Read = (String, i32, Vec<u32>);

    /// The exported functions in the order of the code, the table's functions, and how many custom
    /// sections there are.
    fn read(module: &[u8]) -> (Vec<Read>, Vec<u32>, usize) {
        let (mut exports, mut bodies, mut elements, mut custom) = (vec![], vec![], vec![], 0);
        for payload in Parser::new(0).parse_all(module) {
            match payload.expect("a module") {
                Payload::ExportSection(section) => {
                    exports = section
                        .into_iter()
                        .collect::<Result<_, _>>()
                        .expect("exports");
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        let items = element.expect("an element").items;
                        if let wasmparser::ElementItems::Functions(list) = items {
                            elements.extend(list.into_iter().map(|at| at.expect("a number")));
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                Payload::CustomSection(_) => custom += 1,
                _ => {}
            }
        }
        let given = bodies.iter().enumerate().map(|(at, body)| {
            let (mut last, mut calls) = (0, vec![]);
            for operator in body.get_operators_reader().expect("code") {
                match operator.expect("an instruction") {
                    Operator::I32Const { value } => last = value,
                    Operator::Call { function_index } => calls.push(function_index),
                    _ => {}
                }
            }
            let is_it = |export: &&Export<'_>| export.index as usize == at + 1;
            let name = exports.iter().find(is_it).expect("exported").name;
            (name.to_owned(), last, calls)
        });
        (given.collect(), elements, custom)
    }

    #[test]
    fn every_name_keeps_its_function_and_every_call_its_callee() {
        let packed = pack(&module()).expect("a module");
        Validator::new().validate_all(&packed).expect("valid");
        let (functions, elements, custom) = read(&packed);
        let place = |number: i32| {
            let at = functions.iter().position(|(_, gives, _)| *gives == number);
            at.expect("there") as u32 + 1
        };
        for (name, gives, _) in &functions {
            assert_eq!(*name, format!("f{gives}"));
        }
        let calls = &functions[place(3) as usize - 1].2;
        assert_eq!(*calls, [0, place(1)], "the import, and what was at 2");
        assert_eq!(elements, [place(2)], "what was at 3");
        assert_eq!(custom, 0);
    }

    #[test]
    fn like_follows_like() {
        let (functions, ..) = read(&pack(&module()).expect("a module"));
        let order: Vec<i32> = functions.iter().map(|(_, gives, _)| *gives).collect();
        // The longest first; the odd one is the last.
        assert_eq!(order[0], 3);
        assert_eq!(order[3], 1);
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(pack(b"no module").is_err());
    }
}
