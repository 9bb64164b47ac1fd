import { baseOf } from '../../src/i18n/plural-forms.ts';
import type { Route } from '../../src/routes/table.ts';

/** Addresses and missing integrity hashes in a lockfile. An address names one registry, so that installing from another one fails. */
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

/** Paths and hosts of one developer's machine or network in a file. */
export function traceProblems(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      traces
        .filter(([pattern]) => pattern.test(line))
        .map(([, what]) => `${path}:${index + 1} holds ${what}: ${line.trim().slice(0, 80)}`),
    );
}

/** Packages that a file imports but package.json does not list: they are installed only as another package's dependency. */
export function undeclaredPackages(path: string, imports: readonly string[], declared: ReadonlySet<string>): string[] {
  return imports.flatMap((name) => {
    const own = /^(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(name)?.[1];
    if (!own || /^(#|node:|astro:|virtual:)/.test(name) || declared.has(own)) return [];
    return [`${path} imports ${own}, which package.json does not name`];
  });
}

/** Numbers, dates, letters and lists that are formatted without a locale. */
const withoutLocale = /\.(toLocale\w+\(\)|toFixed\(|join\(['"`], ['"`]\))/;

/** Lists that no reader sees: error messages for writers of guides, and data with its own format. */
const notDisplayed = /\bthrow new |\bkeywords:|^import /;

/** Displayed lines that format something without `Intl` and the page's language tag. */
export function formatProblems(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      withoutLocale.test(line) && !notDisplayed.test(line.trim())
        ? [`${path}:${index + 1} formats without a locale: ${line.trim()}`]
        : [],
    );
}

/** Serves every route that has a `guide`, in every language. */
const guidePage = '[...guide].astro';

/**
 * Whether each file of `src/pages` makes a route of the table, in the table's own spelling without its runtime id: `/rmaDetail`,
 * `/faqList/[id]`. Guides have one file for all of them; what has an ending of its own, such as `.json.ts`, is no page.
 */
export function pageProblems(files: readonly string[], routes: readonly Route[]): string[] {
  const known = new Map(routes.map((route) => [route.path.replace(/\/:\w+$/, ''), route]));
  const served = files.includes(guidePage) || !routes.some(({ guide }) => guide);
  return [
    ...(served ? [] : [`src/pages/${guidePage} is missing, which makes the pages of guides`]),
    ...files.flatMap((file) => {
      if (file === guidePage || /\.\w+\.ts$/.test(file)) return [];
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
