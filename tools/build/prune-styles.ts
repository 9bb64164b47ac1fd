/** A piece of a stylesheet: a rule with the classes, languages and direction that its selectors need, or a group of pieces such as `@media`. */
type Piece = { css: string; needs: readonly ReadonlySet<string>[] } | { head: string; pieces: readonly Piece[] };

/** A stylesheet taken apart, and what is known of it already: pages with the same classes need the same of it. */
interface Sheet {
  pieces: readonly Piece[];
  /** All that its selectors name */
  names: ReadonlySet<string>;
  pruned: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

/**
 * What a page needs of a stylesheet that many pages share: rules go whose selectors name a class that stands nowhere in the page, a
 * language that neither the page nor its text is in, or text from right to left where there is none; and custom properties that
 * nothing reads. Guides share the styles of every component that some guide uses, and each uses few of them. For pages whose classes no script adds to.
 *
 * @param css as the build minifies it, without comments
 * @param html the page
 * @param scripts what it may load later, which reads custom properties too
 */
export function pruneStyles(css: string, html: string, scripts = ''): string {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).map((name) => `.${name}`),
  );
  const languages = [...html.matchAll(/<(?:html|main)\b[^>]*\slang="([^"]+)"/g)].flatMap(([, tag = '']) =>
    tag.split('-').map((_, index, parts) => `:lang(${parts.slice(0, index + 1).join('-')})`),
  );
  const directions = html.includes(' dir="rtl"') ? [rtl] : [];
  const sheet = sheets.get(css) ?? sheetOf(css);
  sheets.set(css, sheet);
  const present = new Set([...classes, ...languages, ...directions].filter((name) => sheet.names.has(name)));
  const read = propertiesIn(html.replace(/<style.*?<\/style>/gs, '') + scripts);
  const key = [...present, ...read].sort().join(' ');
  const pruned = sheet.pruned.get(key) ?? prune(sheet.pieces, present, read);
  sheet.pruned.set(key, pruned);
  return pruned;
}

function sheetOf(css: string): Sheet {
  const pieces = piecesOf(css);
  return { pieces, names: new Set(pieces.flatMap(namesIn)), pruned: new Map() };
}

const namesIn = (piece: Piece): string[] =>
  'css' in piece ? piece.needs.flatMap((names) => [...names]) : piece.pieces.flatMap(namesIn);

function prune(pieces: readonly Piece[], present: ReadonlySet<string>, read: ReadonlySet<string>): string {
  const kept = print(pieces, present);
  return withoutUnread(kept, read).replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name) =>
    new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(kept) ? rule : '',
  );
}

/** The custom properties that something reads. */
const propertiesIn = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Leaves out custom properties that neither a rule nor `others` read, then those that only these read. */
function withoutUnread(css: string, others: ReadonlySet<string>): string {
  const read = propertiesIn(css).union(others);
  const left = css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (rule, name) => (read.has(name) ? rule : ''))
    .replace(/;(?=\})/g, '')
    .replace(/(?<=^|[{}])[^{}@]+\{\}/g, '')
    .replace(/@media[^{}]+\{\}/g, '');
  return left === css ? css : withoutUnread(left, others);
}

function print(pieces: readonly Piece[], page: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if ('css' in piece) return piece.needs.some((names) => [...names].every((name) => page.has(name))) ? piece.css : '';
      const inside = print(piece.pieces, page);
      return inside && `${piece.head}{${inside}}`;
    })
    .join('');
}

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const head = css.slice(at, open).trim();
    const close = closing(css, open);
    const inside = css.slice(open + 1, close);
    if (/^@(media|supports|container|layer)/.test(head)) pieces.push({ head, pieces: piecesOf(inside) });
    else pieces.push({ css: `${head}{${inside}}`, needs: head.startsWith('@') ? [new Set()] : needsOf(head) });
    at = close + 1;
  }
  return pieces;
}

/** Where the block ends that is opened at `open`; braces in strings do not count. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (const { 0: sign, index } of css.slice(open).matchAll(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[{}]/g)) {
    if (sign === '{') depth++;
    if (sign === '}' && --depth === 0) return open + index;
  }
  throw new SyntaxError(`A stylesheet ends inside of ${css.slice(open - 80, open)}`);
}

/** As a minifier writes it. */
const rtl = '[dir=rtl]';

/** The classes, languages and direction that each of a rule's selectors needs to match anything: one of each `:is()` and its like, none of `:not()`. */
const needsOf = (selectors: string): ReadonlySet<string>[] =>
  alternatives(selectors.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')).map(
    (selector) => new Set(selector.match(/\.[\w-]+|:lang\([\w-]+\)|\[dir=rtl\]/g)),
  );

/** A list of selectors without `:is()`, `:where()` and `:has()`: each of what they allow is written out. */
function alternatives(selectors: string): string[] {
  const list = selectors.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  return list.flatMap((selector) => {
    const choice = /:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/.exec(selector);
    if (!choice) return [selector];
    const [whole, inner = ''] = choice;
    return alternatives(inner).flatMap((one) => alternatives(selector.replace(whole, () => ` ${one}`)));
  });
}
