import { sourceId } from '../../i18n/locale-ids.ts';
import { matchLocale, resolveLocale } from '../../i18n/resolve-locale.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import { prefixOf } from '../../routes/locale-prefix.ts';
import { allowedExternal } from '../allowed-external.ts';
import { appInfo, appInfoKey } from '../app-info.ts';
import { setBrand, showBrandName } from '../brand.ts';
import { destination } from '../destination.ts';
import type { ShellError } from '../shell.ts';
import { storedLanguage, storeLanguage } from '../stored-language.ts';
import { leave } from './leave.ts';

/** Loaded on demand: it is larger than everything else here, most of which needs no app. */
const shell = async () => (await import('../connect.ts')).connectShell();

/** What the reader cancelled in the app is done: nothing is to happen in its place. */
function unlessCancelled(error: ShellError): void {
  if (error.code !== 'cancelled') throw error;
}

/** Closes the web view, unless the app asks and the reader stays. @throws ShellError where there is none, or it refuses */
export async function exitApp(): Promise<void> {
  await (await shell()).call('exit').catch(unlessCancelled);
}

/**
 * Leads to another site after the reader confirmed it: the app opens it outside itself, a browser in a new tab. Hosts that are not
 * in the configuration are not followed.
 */
export async function leaveFor(url: string): Promise<void> {
  const href = allowedExternal(url, __DEPLOYMENT__.externalHosts);
  if (!href) return;
  const { confirmLeaving } = await import('./external-dialog.ts');
  if (await confirmLeaving(new URL(href).host)) await openOutside(href);
}

async function openOutside(url: string): Promise<void> {
  try {
    await (await shell()).call('openExternalLink', { url }).catch(unlessCancelled);
  } catch {
    open(url, '_blank', 'noopener,noreferrer');
  }
}

/**
 * Stores the language that the reader chose in the switcher, and opens the page in it, with what a built page cannot know: the
 * address's parameters and, where `data-id` says that there is one, its id.
 */
export function chooseLanguage({ dataset, pathname }: HTMLAnchorElement): void {
  storeLanguage((prefixOf(pathname) ?? sourceId).key);
  const id = dataset.id ? location.pathname.replace(/.*(?=\/)/, '') : '';
  leave(() => location.assign(pathname + id + location.search + location.hash));
}

/**
 * Requests language and brand from an app that did not inject them as `companionInfo`, stores them for the next pages, which ask again
 * for what was late, and applies them to this one. The reader's own choice takes precedence.
 */
export async function queryApp(): Promise<void> {
  const app = await shell();
  const [language, name] = await Promise.all([
    app.call('getLanguage').catch(unlessUnsupported({ lang: '' })),
    app.call('getBrand').catch(unlessUnsupported({ brand: '', name: '' })),
  ]);
  const { lang = language?.lang, brand = name?.brand, brandName = name?.name } = appInfo();
  const info = { lang, brand, brandName };
  orUndefined(() => sessionStorage.setItem(appInfoKey, JSON.stringify(info)));

  const root = document.documentElement;
  const wanted = resolveLocale(storedLanguage() || info.lang);
  const redirectTarget = destination(location, matchLocale(root.lang), wanted);
  if (redirectTarget) return location.replace(redirectTarget);
  if (root.dataset.brand === __DEPLOYMENT__.defaultBrand) await showBrandNameWhenParsed(setBrand(info));
}

/** What an app without a function would answer; nothing where it has failed. */
const unlessUnsupported =
  <Answer>(none: Answer) =>
  ({ code }: ShellError): Answer | undefined =>
    code === 'unsupported' ? none : undefined;

/** The app may reply before the page is parsed. */
async function showBrandNameWhenParsed(name: string): Promise<void> {
  if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  showBrandName(name);
}
