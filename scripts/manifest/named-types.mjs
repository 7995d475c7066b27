/** The types that a doc block names, as in `@fires {AnalysisEndEvent<MahjongReport>}`, and where each is declared. */
import { relative } from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer';
import { root } from '../root.mjs';

/** @typedef {import('typescript').Symbol} Symbol */

/**
 * Reads names as the class could: those that its file, or the file of a class that it extends, declares or imports, and those that the
 * element's entry exports.
 * @param {import('typescript').Program} program @param {string} entry @param {string} file of the class
 * @returns {(className: string, types: readonly string[]) => Map<string, string>} by name the module that declares it, `./mahjong/types.js`;
 *   without those of the platform
 */
export function namedTypesIn(program, entry, file) {
  const checker = program.getTypeChecker();
  return (className, types) => {
    const scope = scopeOf(checker, program, entry, file, className);
    const names = new Set(types.flatMap((type) => withoutTexts(type).match(/\b[A-Z]\w*/g) ?? []));
    const found = [...names].map((name) => /** @type {const} */ ([name, moduleOf(scope.get(name))]));
    const unknown = found.find(([, module]) => module === undefined);
    if (unknown) throw new Error(`${className} tells of a type ${unknown[0]}, which its file does not know.`);
    return new Map(found.flatMap(([name, module]) => (module ? [[name, module]] : [])));
  };
}

/** Names in quotes are no types. @param {string} type */
const withoutTexts = (type) => type.replace(/'[^']*'|"[^"]*"/g, '');

/** @param {import('typescript').TypeChecker} checker @returns {Map<string, Symbol>} by name what it stands for */
function scopeOf(checker, program, entry, file, className) {
  const flags = ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
  const files = filesOf(checker, classIn(program.getSourceFile(file), className));
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry));
  const symbols = [
    ...files.flatMap((source) => checker.getSymbolsInScope(source, flags)),
    ...(module ? checker.getExportsOfModule(module) : []),
  ];
  return new Map(symbols.map((symbol) => [symbol.name, declared(checker, symbol)]));
}

/** Those of a class and of the classes that it extends, the furthest first. */
function filesOf(checker, declaration) {
  const bases = checker.getTypeAtLocation(declaration).getBaseTypes() ?? [];
  const further = bases
    .flatMap(({ symbol }) => symbol.declarations ?? [])
    .filter((base) => ts.isClassDeclaration(base) && isOurs(base));
  return [...further.flatMap((base) => filesOf(checker, base)), declaration.getSourceFile()];
}

const classIn = (source, name) =>
  source.statements.find((found) => ts.isClassDeclaration(found) && found.name?.text === name);

const declared = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const pathOf = (node) => relative(`${root}/src`, node.getSourceFile().fileName).replaceAll('\\', '/');
const isOurs = (node) => !pathOf(node).startsWith('..');

/** Where a page imports it from; empty where the platform has it. @param {Symbol | undefined} symbol */
function moduleOf(symbol) {
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration) return undefined;
  return isOurs(declaration) ? `./${pathOf(declaration).replace(/\.ts$/, '.js')}` : '';
}
