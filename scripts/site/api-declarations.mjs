/** What a declaration tells its reader, for `api-model.mjs`. */
import { ts } from '@custom-elements-manifest/analyzer';

/** Longer than this a type is better looked up than read. */
const LONGEST_TYPE = 600;
const { SymbolFlags, TypeFormatFlags } = ts;
const WHOLE = TypeFormatFlags.NoTruncation | TypeFormatFlags.InTypeAlias;

/** @returns {Pick<import('./api-model.mjs').Item, 'kind' | 'code' | 'resolved' | 'members'>} */
export function readDeclaration(checker, symbol, declaration) {
  if (ts.isClassDeclaration(declaration)) return readClass(checker, symbol, declaration);
  if (ts.isFunctionDeclaration(declaration)) return readFunction(symbol);
  if (ts.isInterfaceDeclaration(declaration)) return readInterface(checker, declaration);
  if (ts.isTypeAliasDeclaration(declaration)) return readAlias(checker, symbol, declaration);
  return readConstant(checker, symbol, declaration);
}

/** Whether a comment is of what follows it; a blank line between says it is of the file. */
export function isOwn(comment, declaration) {
  const { text } = declaration.getSourceFile();
  return !/\n\s*\n/.test(text.slice(comment.end, declaration.getStart()).replace(/\/\*.*?\*\//gs, ''));
}

/** The docstring, with what its tags tell of parameters, results and errors. */
export function commentOf(checker, symbol) {
  const [declaration] = symbol.declarations ?? [];
  const [top, ...others] = declaration?.jsDoc ?? [];
  if (top && !isOwn(top, declaration))
    return others.map(({ comment }) => ts.getTextOfJSDocComment(comment)).join('\n\n');
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => ['param', 'returns', 'throws', 'example'].includes(name))
    .map(({ name, text: parts }) => toldBy(name, ts.displayPartsToString(parts)));
  return [text, ...tags].filter(Boolean).join('\n\n');
}

function toldBy(tag, text) {
  if (tag !== 'param') return `${tag[0].toUpperCase()}${tag.slice(1)}: ${text}`;
  const [, name, said] = /^(\S+)\s*-?\s*(.*)$/s.exec(text) ?? [];
  return `\`${name}\`: ${said}`;
}

function readClass(checker, symbol, declaration) {
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  const made = checker.getTypeOfSymbol(symbol).getConstructSignatures();
  const constructors = made.map((signature) => ({
    name: 'constructor',
    type: textOf(checker.signatureToString(signature, declaration, TypeFormatFlags.NoTruncation)),
    doc: signature.declaration?.jsDoc ? commentOfSignature(checker, signature) : '',
  }));
  const members = checker
    .getPropertiesOfType(instance)
    .filter(isPublic)
    .map((member) => memberOf(checker, member, declaration));
  return { kind: 'class', code: headOf(declaration), resolved: '', members: [...constructors, ...members] };
}

function commentOfSignature(checker, signature) {
  const tags = signature.getJsDocTags().map(({ name, text }) => toldBy(name, ts.displayPartsToString(text)));
  const text = ts.displayPartsToString(signature.getDocumentationComment(checker));
  return [text, ...tags].filter(Boolean).join('\n\n');
}

/** Of our own classes alone: what `Error` brings is told elsewhere. */
function isPublic(member) {
  const [declaration] = member.declarations ?? [];
  if (!declaration || declaration.getSourceFile().hasNoDefaultLib) return false;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const isInternal = member.getJsDocTags().some(({ name }) => name === 'internal');
  const name = ts.getNameOfDeclaration(declaration);
  return (
    !isInternal &&
    !(ts.getCombinedModifierFlags(declaration) & hidden) &&
    !(name && ts.isPrivateIdentifier(name)) &&
    !declaration.getSourceFile().fileName.includes('/node_modules/')
  );
}

function memberOf(checker, member, place) {
  const isOptional = (member.flags & SymbolFlags.Optional) !== 0;
  const [declaration] = member.declarations;
  const type = checker.getTypeOfSymbolAtLocation(member, place);
  const isPlain = ts.isPropertyDeclaration(declaration) && declaration.type && declaration.parent === place;
  return {
    name: isOptional ? `${member.name}?` : member.name,
    type: textOf(
      isPlain ? declaration.type.getText() : checker.typeToString(type, place, TypeFormatFlags.NoTruncation),
    ),
    doc: commentOf(checker, member),
  };
}

function readFunction(symbol) {
  const heads = symbol.declarations.filter(
    (declaration, _, all) => all.length === 1 || declaration.body === undefined,
  );
  return { kind: 'function', code: heads.map(headOf).join('\n'), resolved: '', members: [] };
}

function readInterface(checker, declaration) {
  const members = declaration.members.map((member) => written(checker, member));
  return { kind: 'type', code: headOf(declaration), resolved: '', members };
}

function readAlias(checker, symbol, declaration) {
  const { type } = declaration;
  if (ts.isTypeLiteralNode(type)) {
    const members = type.members.map((member) => written(checker, member));
    return { kind: 'type', code: headOf(declaration), resolved: '', members };
  }
  const code = textOf(declaration.getText());
  const resolved = checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, WHOLE);
  const isNews = !ts.isUnionTypeNode(type) && resolved.length < LONGEST_TYPE && !code.includes(resolved);
  return { kind: 'type', code, resolved: isNews ? textOf(resolved) : '', members: [] };
}

/** A field as its author wrote it: `tile: Tile`, where the compiler would say what a tile is. */
function written(checker, member) {
  const symbol = member.name && checker.getSymbolAtLocation(member.name);
  const name = member.name?.getText() ?? member.getText().split(':')[0];
  const parameters = ts.isMethodSignature(member)
    ? `(${member.parameters.map((parameter) => textOf(parameter.getText())).join(', ')}) => `
    : '';
  return {
    name: member.questionToken ? `${name}?` : name,
    type: parameters + textOf(member.type?.getText() ?? ''),
    doc: symbol ? commentOf(checker, symbol) : '',
  };
}

function readConstant(checker, symbol, declaration) {
  const type = checker.typeToString(
    checker.getTypeOfSymbolAtLocation(symbol, declaration),
    declaration,
    TypeFormatFlags.NoTruncation,
  );
  const told = type.length < LONGEST_TYPE ? type : (declaration.type?.getText() ?? '…');
  return {
    kind: 'constant',
    code: textOf(`const ${symbol.name}: ${told}`),
    resolved: '',
    members: [],
  };
}

/** A declaration up to its body, without `export` and comments. */
function headOf(declaration) {
  const source = declaration.getSourceFile().text;
  const start = declaration.getStart();
  const body = declaration.body?.getStart() ?? declaration.members?.pos ?? declaration.type?.getStart();
  const end = body ?? declaration.end;
  return textOf(source.slice(start, end).replace(/[={\s]+$/, ''));
}

function textOf(text) {
  return text
    .replace(/^export\s+/, '')
    .replace(/;\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/import\([^)]*\)\./g, '')
    .replace(/(\?: [^,()]+?) \| undefined(?=[,)])/g, '$1')
    .replaceAll('"', "'");
}
