import titles from '../../content/en/strings/titles.json' with { type: 'json' };
import { addressParams, commonParams } from '../../src/routes/address-params.ts';
import { type Route, routes } from '../../src/routes/table.ts';
import { checklist } from '../../src/shell/check/checklist.ts';
import { limits } from '../../src/shell/limits.ts';
import { oldestBrowsers } from '../../src/shell/oldest-browsers.ts';
import { testedEngines } from '../scripts/engines.ts';
import { nativeFunctions, tokenLimit } from './interface.ts';
import { typeOf } from './types.ts';

/** The document with the generated parts. */
export const document = 'docs/native-apps.md';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${cell(text)}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function functionsTable(): string {
  const rows = nativeFunctions.map(({ name, params, reply, does }) => {
    const data = typeOf(reply);
    return [code(name), params ? code(typeOf(params)) : 'none', data === 'unknown' ? 'anything' : code(data), does];
  });
  return table(['function', 'params', 'data', 'what the app does'], rows);
}

/** A line for each parameter; those with the same use share one. */
function parameters(params: Readonly<Record<string, string>> = {}): string[] {
  const byUse = Map.groupBy(Object.entries(params), ([, use]) => use);
  return [...byUse].map(([use, entries]) => `${entries.map(([name]) => code(name)).join(', ')}: ${use}`);
}

/** A route's address, with the values of its placeholder where the catalogue has them: an `id` is that of an answer or a list. */
function addressOf({ path, variants }: Route): string {
  const shown = code(path.replace(/\[(\w+)\]/, '{$1}').replace(/:(\w+)/, '{$1}'));
  return variants && !path.includes('[id]') ? `${shown} with ${variants.map(code).join(', ')}` : shown;
}

function addressTable(): string {
  const rows = routes.flatMap((route) => {
    const { name, title } = route;
    if (name === 'notFound') return [];
    return [[addressOf(route), title ? titles[title] : 'titled with the brand', parameters(addressParams[name]).join('<br>')]];
  });
  const every = parameters(commonParams).map((line) => `- ${line}`);
  return `Every address takes:\n\n${every.join('\n')}\n\n${table(['address', 'page', 'parameters'], rows)}`;
}

const browsersText =
  (): string => `The pages support web views from Chromium ${oldestBrowsers.chrome} and iOS from ${oldestBrowsers.safari_ios}. The site is tested in:

- today’s Chromium: all flows
${Object.values(testedEngines)
  .map((engine) => `- ${engine}: every route and the main flows`)
  .join('\n')}`;

const limitsText = (): string =>
  `A function whose name begins with \`get\` has ${limits.getter} ms, all others have ${limits.action} ms. \`getUserToken\` has ${tokenLimit}.`;

const checklistText = (): string =>
  checklist.map(({ text, is }) => `- [ ] ${text}${is ? ' _(ticked by the page)_' : ''}`).join('\n');

/** The generated parts of {@link document}, by the name in their marks. */
export const parts: Readonly<Record<string, () => string>> = {
  functions: functionsTable,
  limits: limitsText,
  addresses: addressTable,
  browsers: browsersText,
  checklist: checklistText,
};

const marked = /<!-- generated: (\w+) -->\n[\s\S]*?\n<!-- end -->/g;

/** A document with its generated parts written anew. @throws Error for a mark without a part, and for a part without a mark */
export function withParts(text: string): string {
  const seen = new Set<string>();
  const filled = text.replace(marked, (_, name: string) => {
    seen.add(name);
    const part = parts[name];
    if (!part) throw new Error(`${document}: nothing generates “${name}”`);
    return `<!-- generated: ${name} -->\n\n${part()}\n\n<!-- end -->`;
  });
  const missing = Object.keys(parts).filter((name) => !seen.has(name));
  if (missing.length > 0) throw new Error(`${document} has no <!-- generated: ${missing[0]} --> … <!-- end -->`);
  return filled;
}
