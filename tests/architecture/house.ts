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
  [/(^|[^\w.~-])\/(home|Users|root|work|private)\/[\w.-]+\//, 'a path of one machine'],
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

/** The route that a file of `src/pages` makes, in the table's own spelling without its runtime id: `/rmaDetail`, `/faqList/[id]`. */
export function pageProblems(files: readonly string[], routes: readonly Route[]): string[] {
  const known = new Set(routes.map(({ path }) => path.replace(/\/:\w+$/, '')));
  return files.flatMap((file) => {
    const path = `/${file}`.replace(/^\/\[\.\.\.locale\]/, '').replace(/\.(astro|ts)$/, '');
    return known.has(path) ? [] : [`src/pages/${file} makes ${path}, which is not in src/routes/table.ts`];
  });
}

/**
 * English texts that nothing asks for. A key counts as used when it stands somewhere in quotes, in full or, in the table of
 * routes, as a title; or when a template begins what it begins with: `feedback.status_${status}`.
 */
export function unusedTexts(
  areas: Record<string, Record<string, string>>,
  texts: { whole: ReadonlySet<string>; beginnings: ReadonlySet<string> },
  titles: ReadonlySet<string>,
): string[] {
  const beginnings = [...texts.beginnings].filter((beginning) => /^\w+\.\w/.test(beginning));
  return Object.entries(areas).flatMap(([area, keys]) => {
    const plain = [...new Set(Object.keys(keys).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
    return plain.flatMap((key) => {
      const full = `${area}.${key}`;
      const used =
        texts.whole.has(full) ||
        (area === 'titles' && titles.has(key)) ||
        beginnings.some((beginning) => full.startsWith(beginning));
      return used ? [] : [`content/en/strings/${area}.json: nothing uses "${key}"`];
    });
  });
}
