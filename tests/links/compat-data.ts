import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The versions that must have everything, by MDN's name of the browser. */
export type Floor = Readonly<Partial<Record<'chrome' | 'safari_ios', string>>>;

/** The kinds of names under which a script can ask for something that a browser may lack. */
const kinds = ['global', 'static', 'member', 'iterator', 'option', 'event', 'pattern'] as const;
type Kind = (typeof kinds)[number];

/**
 * What some browser of a floor lacks, by the name that a script uses:
 *
 * - `global`: `structuredClone`
 * - `static`: `URL.canParse`
 * - `member`: `toSorted`, where nothing older has that name
 * - `iterator`: `map`, of which arrays have an older one
 * - `option`: `imageOrientation: from-image`
 * - `event`: `scrollend`
 * - `pattern`: `lookbehind_assertion`
 */
export type Newer = Readonly<Record<Kind, ReadonlySet<string>>>;

/** Reads MDN's browser compatibility data, the tables that its reference pages show. */
export function newerThan(floor: Floor): Newer {
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, boolean>()])) as Record<Kind, Map<string, boolean>>;
  // One older feature of a name is enough: a script does not say whose member it means.
  const add = (kind: Kind, name: string, feature: Identifier) => {
    const newer = isNewer(feature.__compat, floor);
    if (newer !== undefined) found[kind].set(name, newer && (found[kind].get(name) ?? true));
  };
  const addOptions = (feature: Identifier) => {
    for (const [parameter, of] of entries(feature)) {
      const option = /^options_(\w+)_parameter$/.exec(parameter)?.[1];
      if (option) for (const [value, one] of entries(of)) add('option', `${option}: ${value}`, one);
    }
  };
  const addMember = (owner: string, path: string, key: string, member: Identifier) => {
    const [, own = '', suffix] = /^(.*?)(?:_(static|event))?$/.exec(key) ?? [];
    addOptions(member);
    if (suffix === 'event') return add('event', own, member);
    if (!/^\w+$/.test(own) || own === owner) return;
    if (owner === 'Iterator') return add('iterator', own, member);
    // Of the language's own members the data does not say which are static: none shares its name with another of its owner.
    if (suffix === 'static' || !isApi(owner)) add('static', `${path}.${own}`, member);
    if (/^(Window|\w*GlobalScope)$/.test(owner)) add('global', own, member);
    // A newer static or global has its own entry; an older one is also found where it looks like a member: `frame.prompt()`.
    if (suffix !== 'static' || isNewer(member.__compat, floor) === false) add('member', own, member);
  };
  const addInterface = (name: string, of: Identifier, path = name) => {
    add('global', path, of);
    addOptions(of);
    for (const [key, member] of entries(of)) addMember(name, path, key, member);
  };
  for (const [name, of] of entries(api)) addInterface(name, of);
  for (const [name, of] of entries(builtins)) if (name !== 'Intl') addInterface(name, of);
  for (const [name, of] of entries(builtins.Intl)) addInterface(name, of, `Intl.${name}`);
  for (const [name, of] of entries(patterns)) add('pattern', name, of);
  return Object.fromEntries(
    kinds.map((kind) => [kind, new Set([...found[kind]].flatMap(([name, newer]) => (newer ? [name] : [])))]),
  ) as unknown as Newer;
}

const api = compat.api as unknown as Identifier;
const { builtins, regular_expressions: patterns } = compat.javascript as unknown as Record<
  'builtins' | 'regular_expressions',
  Identifier
>;
const isApi = (name: string): boolean => name in api;

const entries = (of: Identifier | undefined) =>
  Object.entries(of ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** Nothing for what no browser has any more, or none yet: scripts ask for such names of old, and find nothing. */
function isNewer(compat: CompatStatement | undefined, floor: Floor): boolean | undefined {
  const browsers = Object.entries(floor) as [keyof Floor & string, string][];
  const support = (name: keyof Floor) => [compat?.support[name] ?? []].flat() as SimpleSupportStatement[];
  if (!browsers.some(([name]) => support(name).some(({ version_added: added }) => added))) return undefined;
  return !browsers.every(([name, version]) => support(name).some((one) => isIn(one, version)));
}

const isIn = (
  { version_added: added, version_removed: removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) =>
  added !== false &&
  added !== 'preview' &&
  !flags &&
  !prefix &&
  !alternative_name &&
  compare(added, version) <= 0 &&
  !(removed && compare(removed, version) <= 0);

function compare(a: string, b: string): number {
  const [one, other] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number));
  return (one?.[0] ?? 0) - (other?.[0] ?? 0) || (one?.[1] ?? 0) - (other?.[1] ?? 0);
}
