import ts from 'typescript';

/** What a file takes from elsewhere. */
export interface Module {
  /** From the project's root, with forward slashes */
  path: string;
  /** Every specifier as written, of static, dynamic, type, glob and re-exporting imports */
  imports: string[];
  /** Names of the platform it uses, such as `window`, `fetch`, `document.cookie` */
  globals: string[];
  /** Every text in quotes, and the fixed beginning of every template: `feedback.status_` of `feedback.status_${status}` */
  texts: { whole: Set<string>; beginnings: Set<string> };
}

/** Roots that only lead to a global: `globalThis.localStorage` is `localStorage`. */
const transparent = new Set(['window', 'globalThis', 'self']);

export function readModule(path: string, source: string): Module {
  const file = ts.createSourceFile(path, codeOf(path, source), ts.ScriptTarget.Latest, true, kindOf(path));
  const module: Module = {
    path,
    imports: [],
    globals: [],
    texts: { whole: new Set(), beginnings: new Set() },
  };
  const scopes = declarations(file);
  const globals = new Set<string>();
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier) module.imports.push(specifier);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) module.texts.whole.add(node.text);
    if (ts.isTemplateHead(node) && node.text) module.texts.beginnings.add(node.text);
    if (ts.isIdentifier(node) && isFree(node, scopes)) for (const name of chainFrom(node)) globals.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  module.globals = [...globals];
  return module;
}

/** JSX makes generic arrow functions and type assertions mean something else, so only files that may have it are parsed with it. */
const kindOf = (path: string) => (/\.m?ts$/.test(path) ? ts.ScriptKind.TS : ts.ScriptKind.TSX);

/** The part of a file that is TypeScript: an Astro component's frontmatter and scripts, a guide's imports. */
function codeOf(path: string, source: string): string {
  if (path.endsWith('.astro')) {
    const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
    const body = source.slice(source.indexOf(frontmatter) + frontmatter.length);
    const scripts = [...body.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => `{${match[1]}}`);
    const expressions = [...body.matchAll(/'[^'\n]*'|`[^`]*`/g)].map((match) => `(${match[0]});`);
    const imports = scripts.flatMap((script) => script.match(/^\s*import\s[^;]*;/gm) ?? []);
    return [frontmatter, ...imports, ...scripts.map((script) => script.replace(/^\s*import\s[^;]*;/gm, '')), ...expressions].join(
      '\n',
    );
  }
  if (path.endsWith('.mdx')) return (source.match(/^(import|export)\s[^;]*?;?$/gm) ?? []).join('\n');
  return source;
}

function specifierOf(node: ts.Node): string | undefined {
  const literal =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && (node.expression.kind === ts.SyntaxKind.ImportKeyword || isGlob(node.expression))
          ? node.arguments[0]
          : undefined;
  return literal && ts.isStringLiteralLike(literal) ? literal.text : undefined;
}

const isGlob = (node: ts.Expression) =>
  ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression) && node.name.text === 'glob';

/** Each name that the file declares itself, with the stretches of code where it then means that and not the platform's. */
function declarations(file: ts.SourceFile): Map<string, ts.Node[]> {
  const scopes = new Map<string, ts.Node[]>();
  const visit = (node: ts.Node): void => {
    const name = (node as Partial<ts.NamedDeclaration>).name;
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node);
    if (declares && name && ts.isIdentifier(name)) {
      const scope = ts.findAncestor(
        node.parent,
        (parent) => ts.isFunctionLike(parent) || ts.isBlock(parent) || ts.isSourceFile(parent),
      );
      scopes.set(name.text, [...(scopes.get(name.text) ?? []), scope ?? file]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return scopes;
}

/** Whether an identifier stands for a value that the file did not make: not a property's name, a type's, or a local one. */
function isFree(node: ts.Identifier, scopes: Map<string, ts.Node[]>): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isJsxAttribute(parent)) return false;
  if ((ts.isPropertyAssignment(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent)) && parent.name === node)
    return false;
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  return !(scopes.get(node.text) ?? []).some((scope) => ts.findAncestor(node, (ancestor) => ancestor === scope));
}

/** `window.localStorage.getItem` → window, localStorage, localStorage.getItem; `document.cookie` → document, document.cookie. */
function chainFrom(node: ts.Identifier): string[] {
  const names = [node.text];
  let base: string | undefined = transparent.has(node.text) ? undefined : node.text;
  let access: ts.Node = node.parent;
  let inner: ts.Node = node;
  while (ts.isPropertyAccessExpression(access) && access.expression === inner && names.length < 4) {
    const name = access.name.text;
    names.push(base ? `${base}.${name}` : name);
    base ??= transparent.has(name) ? undefined : name;
    [inner, access] = [access, access.parent];
  }
  return names;
}
