import { baseOf } from '../../src/mdx/translation/strings.ts';
import type { Route } from '../../src/routes/table.ts';

/** Addresses in a lockfile: they name one registry, and every other one then refuses to install. */
export function lockfileProblems(text: string): string[] {
  const { packages } = JSON.parse(text) as {
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
  };
  return Object.entries(packages).flatMap(([name, { resolved, integrity }]) => [
    ...(resolved ? [`package-lock.json: ${name} has an address ("resolved")`] : []),
    ...(name && !integrity ? [`package-lock.json: ${name} has no integrity`] : []),
  ]);
}

// Put together from pieces, so that this file passes its own check.
const traces: [RegExp, string][] = [
  [/(^|[^\w.~-])\/(home|Users|root|work|private)\/\w[\w.-]*\//, 'a path of one machine'],
  [/\b[A-Z]:\\\\?(Users|Documents)\b/, 'a path of one machine'],
  [new RegExp(`regist${'ry'}\\.(npmjs|yarnpkg|npmmirror)\\b`), 'the host of a package registry'],
];

/** What of one developer's machine or network stands in a file. */
export function traceProblems(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      traces
        .filter(([pattern]) => pattern.test(line))
        .map(([, what]) => `${path}:${index + 1} holds ${what}: ${line.trim().slice(0, 80)}`),
    );
}

/** Packages that a file imports and package.json does not name: they are there by chance, as somebody else's dependency. */
export function undeclaredPackages(path: string, imports: readonly string[], declared: ReadonlySet<string>): string[] {
  return imports.flatMap((name) => {
    const own = /^(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(name)?.[1];
    if (!own || /^(node:|astro:|virtual:)/.test(name) || declared.has(own)) return [];
    return [`${path} imports ${own}, which package.json does not name`];
  });
}

/** Numbers, dates, letters and lists that are written without asking how the page's language does. */
const unasked = /\.(toLocale\w+\(\)|toFixed\(|join\(['"`], ['"`]\))/;

/** Lists that no reader sees: messages for those who write guides, and data in a form of its own. */
const notRead = /\bthrow new |\bkeywords:|^import /;

/** Lines of what readers see that format something otherwise than by `Intl` and the page's tag. */
export function formatProblems(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      unasked.test(line) && !notRead.test(line.trim()) ? [`${path}:${index + 1} does not ask the language: ${line.trim()}`] : [],
    );
}

/** Serves every route that has a `guide`, in every language. */
const guidePage = '[...guide].astro';

/**
 * Whether each file of `src/pages` makes a route of the table, in the table's own spelling without its runtime id: `/rmaDetail`,
 * `/faqList/[id]`. Guides have one file for all of them; what ends in `.json.ts` is data that pages load.
 */
export function pageProblems(files: readonly string[], routes: readonly Route[]): string[] {
  const known = new Map(routes.map((route) => [route.path.replace(/\/:\w+$/, ''), route]));
  const served = files.includes(guidePage) || !routes.some(({ guide }) => guide);
  return [
    ...(served ? [] : [`src/pages/${guidePage} is missing, which makes the pages of guides`]),
    ...files.flatMap((file) => {
      if (file === guidePage || file.endsWith('.json.ts')) return [];
      const path = `/${file}`.replace(/^\/\[\.\.\.locale\]/, '').replace(/\.(astro|ts)$/, '');
      const route = known.get(path);
      if (!route) return [`src/pages/${file} makes ${path}, which is not in src/routes/table.ts`];
      return route.guide ? [`src/pages/${file} makes ${path}, which is a guide: src/pages/${guidePage} makes it already`] : [];
    }),
  ];
}

/** What the sources say that may be the key of a text. */
export interface Mentions {
  /** Everything in quotes */
  whole: ReadonlySet<string>;
  /** Fixed beginnings of templates */
  beginnings: ReadonlySet<string>;
  /** Keys without their area, by area: titles stand so in the table of routes, `guide`, `figures` and `voice` in src/mdx */
  bare: Readonly<Record<string, ReadonlySet<string>>>;
}

/**
 * English texts that nothing asks for. A key counts as used when it stands somewhere in quotes, in full or, where its area is plain, alone;
 * or when a template begins as it does: `feedback.status_${status}`.
 */
export function unusedTexts(areas: Record<string, Record<string, string>>, { whole, beginnings, bare }: Mentions): string[] {
  const meaningful = [...beginnings].filter((beginning) => /^\w+\.\w/.test(beginning));
  return Object.entries(areas).flatMap(([area, keys]) => {
    const plain = [...new Set(Object.keys(keys).map(baseOf))];
    return plain.flatMap((key) => {
      const full = `${area}.${key}`;
      const used = whole.has(full) || bare[area]?.has(key) || meaningful.some((beginning) => full.startsWith(beginning));
      return used ? [] : [`content/en/strings/${area}.json: nothing uses "${key}"`];
    });
  });
}
