import { loadDeployment } from '../../../src/contract/load-deployment.ts';
import { deploymentDefines } from '../../../tools/build/defines.ts';
import { bundleInline } from '../../../tools/build/inline-script.ts';

const file = (name: string) => new URL(`../../../src/shell/${name}.ts`, import.meta.url);
const defines = { ...deploymentDefines(loadDeployment('companion.config.json')), __SERVICE_WORKER__: 'true' };

/** The scripts as they stand in pages: what is tested is what is shipped. */
export const [documentStart, notFoundStart, guideStart, guideEnd] = await Promise.all(
  ['document-start', 'not-found-start', 'guide-start', 'guide-end'].map(
    async (name) => (await bundleInline(file(name), defines)).code,
  ),
);

/** Where a page is opened, and by whom. */
export interface Visit {
  address: string;
  /** `<html lang>` of the page that is served */
  pageLang?: string;
  /** `<html data-brand>`, where the build set it */
  pageBrand?: string;
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** Every access to cookies and storage throws */
  noStorage?: boolean;
  /** What the app put on the window */
  app?: Record<string, unknown>;
  userAgent?: string;
}

export interface Outcome {
  /** Where the reader was sent, if anywhere */
  replaced: string | undefined;
  /** What the address bar says afterwards, where the script changed it */
  address: string | undefined;
  root: { lang: string; hidden?: boolean; dataset: Record<string, string> };
  session: Record<string, string>;
  scrollRestoration: string;
  /** The part of the page that speaks to the app was sent for */
  askedApp: boolean;
  /** What the places for the brand's name say once the document is there */
  brandName: string;
}

/** Runs a script of the head as a browser would, in a document of which nothing but the root is there yet. */
export function arriveBy(code: string | undefined, visit: Visit): Outcome {
  const url = new URL(visit.address, 'https://help.example');
  const outcome: Outcome = {
    replaced: undefined,
    address: undefined,
    root: { lang: visit.pageLang ?? 'en', dataset: visit.pageBrand ? { brand: visit.pageBrand } : {} },
    session: { ...visit.session },
    scrollRestoration: 'auto',
    askedApp: false,
    brandName: 'as built',
  };
  const storage = (values: Record<string, string>) => ({
    ...values,
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(values, { [key]: value }),
  });
  const ready: (() => void)[] = [];
  const place = {
    set textContent(text: string) {
      outcome.brandName = text;
    },
  };
  const guarded = <T>(read: () => T): T => {
    if (visit.noStorage) throw new DOMException('denied', 'SecurityError');
    return read();
  };
  const local = storage({ ...visit.local });
  const session = storage(outcome.session);
  const window: Record<string, unknown> = {
    ...visit.app,
    document: {
      documentElement: outcome.root,
      get cookie() {
        return guarded(() => visit.cookie ?? '');
      },
      querySelector: (selector: string) => {
        outcome.askedApp ||= selector === '#actions';
        return null;
      },
      querySelectorAll: () => [place],
    },
    location: {
      ...{ pathname: url.pathname, search: url.search, hash: url.hash, href: url.href, origin: url.origin },
      replace: (to: string) => {
        outcome.replaced = to;
      },
    },
    history: {
      length: 1,
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => {
        outcome.address = to;
      },
      set scrollRestoration(value: string) {
        outcome.scrollRestoration = value;
      },
    },
    navigator: { userAgent: visit.userAgent ?? 'Mozilla/5.0' },
    get localStorage() {
      return guarded(() => local);
    },
    get sessionStorage() {
      return guarded(() => session);
    },
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'DOMContentLoaded') ready.push(listener);
    },
  };
  window.window = window;
  // `with` makes the window's properties the script's globals, getters and all; a function's code may use it, a module's may not.
  new Function('window', `with (window) { ${code} }`)(window);
  for (const listener of ready) listener();
  return outcome;
}
