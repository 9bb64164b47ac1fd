import { type ESTree, parseSync, Visitor } from 'vite';
import type { Newer } from './compat-data.ts';

/** A use of something that a browser may lack. */
export interface Use {
  /** `static URL.canParse` */
  name: string;
  /** What stands around it */
  code: string;
}

/** Objects whose members are globals. */
const globalObjects = ['globalThis', 'self', 'window'];

/** Methods of collections that return an iterator. */
const iterating = ['entries', 'keys', 'matchAll', 'values'];

/** Syntax of regular expressions by its name in the data. No build rewrites it. */
const patternSyntax: Readonly<Record<string, RegExp>> = {
  lookbehind_assertion: /\(\?<[=!]/,
  modifier: /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/,
};

/**
 * The uses of newer built-ins in a script, as far as names tell: members that are only read, and computed names, are not seen. What is
 * skipped where it is missing is no use: `a.b?.()`, `window.a?.b`.
 *
 * @throws SyntaxError where the script cannot be parsed
 */
export function newerUses(code: string, newer: Newer): Use[] {
  const { program, errors } = parseSync('script.js', code);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  const own = declaredIn(program);
  const uses: Use[] = [];
  const guarded = new Set<ESTree.Node>();
  const add = (kind: keyof Newer, name: string | undefined, { start, end }: ESTree.Node) => {
    if (name === undefined || !newer[kind].has(name)) return;
    uses.push({ name: `${kind} ${name}`, code: code.slice(Math.max(0, start - 40), end + 40).replace(/\s+/g, ' ') });
  };
  const addGlobal = (node: ESTree.Node) => {
    const name = nameOf(node);
    if (name !== undefined && !own.has(name)) add('global', name, node);
  };
  const addPattern = (pattern: string, node: ESTree.Node) => {
    for (const [name, syntax] of Object.entries(patternSyntax)) if (syntax.test(pattern)) add('pattern', name, node);
  };

  new Visitor({
    CallExpression({ callee, arguments: [first], optional }) {
      if (optional) guarded.add(callee);
      addGlobal(callee);
      const name = memberName(callee) ?? nameOf(callee);
      if (name === 'addEventListener' && first) add('event', textOf(first), first);
      if (callee.type !== 'MemberExpression' || guarded.has(callee) || newer.static.has(pathOf(callee) ?? '')) return;
      const isOfIterator = isIterator(callee.object) && newer.iterator.has(name ?? '');
      add(isOfIterator ? 'iterator' : 'member', name, callee);
    },
    NewExpression({ callee }) {
      addGlobal(callee);
    },
    MemberExpression(node) {
      if (node.optional) guarded.add(node.object);
      addGlobal(node.object);
      if (guarded.has(node)) return;
      const path = pathOf(node) ?? '';
      const [owner = '', name] = path.split(/\.(?=\w+$)/);
      add('static', path, node);
      add('global', globalObjects.includes(owner) ? name : path, node);
    },
    Property({ key, value, computed }) {
      const text = textOf(value);
      if (!computed && text !== undefined) add('option', `${nameOf(key) ?? textOf(key)}: ${text}`, value);
    },
    Literal(node) {
      if ('regex' in node) {
        addPattern(node.regex.pattern, node);
        if (node.regex.flags.includes('v')) add('member', 'unicodeSets', node);
      } else if (typeof node.value === 'string') addPattern(node.value, node);
    },
    TemplateElement(node) {
      addPattern(node.value.cooked ?? node.value.raw, node);
    },
  }).visit(program);
  return uses;
}

/** Every name that a script declares anywhere: it need not mean the browser's. */
function declaredIn(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const declare = (node: ESTree.Node | null | undefined): void => {
    if (node?.type === 'Identifier') names.add(node.name);
    else if (node?.type === 'AssignmentPattern') declare(node.left);
    else if (node?.type === 'RestElement') declare(node.argument);
    else if (node?.type === 'ArrayPattern') node.elements.forEach(declare);
    else if (node?.type === 'ObjectPattern')
      for (const one of node.properties) declare(one.type === 'Property' ? one.value : one);
  };
  const declareFunction = ({ id, params }: { id: ESTree.Node | null; params: readonly ESTree.Node[] }) =>
    [id, ...params].forEach(declare);
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    ClassDeclaration: ({ id }) => declare(id),
    ClassExpression: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    ImportNamespaceSpecifier: ({ local }) => declare(local),
  }).visit(program);
  return names;
}

const nameOf = (node: ESTree.Node): string | undefined => (node.type === 'Identifier' ? node.name : undefined);

/** The text of a string. Minifiers write strings as templates, too. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function memberName(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  return node.computed ? textOf(node.property) : nameOf(node.property);
}

/** `Intl.NumberFormat`, `URL` */
function pathOf(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression') return nameOf(node);
  const owner = pathOf(node.object);
  const name = memberName(node);
  return owner && name ? `${owner}.${name}` : undefined;
}

/** `list.values()`, but not `Object.values(list)`, which is an array. */
const isIterator = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' &&
  iterating.includes(memberName(node.callee) ?? '') &&
  !pathOf(node.callee)?.startsWith('Object.');
