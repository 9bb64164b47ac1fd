import { sourceLocale } from '../../i18n/locales.ts';
import { matchLocale, resolveLocale } from '../../i18n/resolve-locale.ts';
import { allowedExternal } from '../allowed-external.ts';
import { type AppInfo, appInfoKey, attempt } from '../app-info.ts';
import { nameBrand, setBrand } from '../brand.ts';
import { connectShell } from '../connect.ts';
import { destination } from '../destination.ts';
import { storedLanguage } from '../stored-language.ts';

/** Closes the web view. @throws ShellError where there is none, or it refuses */
export async function exitApp(): Promise<void> {
  await (await connectShell()).call('exit');
}

/**
 * Leads to another site after the reader confirmed it, by the page's `<dialog id="external">`: the app opens it outside
 * itself, a browser in a new tab. Hosts that are not in the configuration are not followed.
 */
export function leaveFor(url: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#external');
  if (!dialog || dialog.open || !allowedExternal(url, __DEPLOYMENT__.externalHosts)) return;
  for (const place of dialog.querySelectorAll('[data-host]')) place.textContent = new URL(url).host;
  dialog.returnValue = '';
  dialog.onclose = () => {
    if (dialog.returnValue) void openOutside(url);
  };
  dialog.showModal();
}

async function openOutside(url: string): Promise<void> {
  try {
    await (await connectShell()).call('openExternalLink', { url });
  } catch {
    open(url, '_blank', 'noopener,noreferrer');
  }
}

/**
 * Asks an app that told nothing beforehand for its language and brand, keeps the answers for the next pages, and shows this
 * one accordingly. What the reader chose before still comes first.
 */
export async function meetApp(): Promise<void> {
  const shell = await connectShell();
  const [language, brand] = await Promise.all([
    shell.call('getLanguage').catch(() => undefined),
    shell.call('getBrand').catch(() => undefined),
  ]);
  const info: AppInfo = {
    ...(language && { lang: language.lang }),
    ...(brand && { brand: brand.brand, brandName: brand.name }),
  };
  attempt(() => sessionStorage.setItem(appInfoKey, JSON.stringify(info)));

  const root = document.documentElement;
  const wanted = resolveLocale({ ...storedLanguage(), shell: info.lang });
  const elsewhere = destination(location, matchLocale(root.lang) ?? sourceLocale, wanted);
  if (elsewhere) return location.replace(elsewhere);
  if (root.dataset.brand === __DEPLOYMENT__.defaultBrand) nameBrand(setBrand(info));
}
