import { localeOf, sourceLocale } from '../../i18n/locales.ts';
import { matchLocale } from '../../i18n/resolve-locale.ts';
import { createT } from '../../i18n/t.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import css from './external-dialog.css?inline';

/** Its words in every language: the page that asks is in one of them, and few readers ever see it. */
const texts = import.meta.glob<Record<string, string>>('../../../content/*/strings/external.json', {
  eager: true,
  import: 'default',
});

function translator() {
  const { code, tag } = localeOf((matchLocale(document.documentElement.lang) ?? sourceLocale).code);
  const own = texts[`../../../content/${code}/strings/external.json`] ?? {};
  return createT(Object.fromEntries(Object.entries(own).map(([key, text]) => [`external.${key}`, text])), tag);
}

function made(): HTMLDialogElement {
  const t = translator();
  // Safari before 16.4 has no such sheets, and draws the dialog plainly.
  orUndefined(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  });

  const dialog = document.createElement('dialog');
  Object.assign(dialog, { id: 'external', className: 'external' });
  dialog.setAttribute('aria-labelledby', 'external-title');
  dialog.innerHTML = `<form method="dialog"><h2 id="external-title"></h2><p></p><div><button></button><button value="open"></button></div></form>`;
  const [before = '', after = ''] = t('external.text').split('{{host}}');
  const host = document.createElement('strong');
  const words: readonly [string, ...(string | Node)[]][] = [
    ['h2', t('external.title')],
    ['p', before, host, after],
    ['button', t('external.cancel')],
    ['button[value]', t('external.open')],
  ];
  for (const [place, ...content] of words) dialog.querySelector(place)?.replaceChildren(...content);
  document.body.append(dialog);
  return dialog;
}

/**
 * Asks whether to leave for another site, and names it. A second question is not asked while one is open.
 *
 * @param host such as `www.example.com`
 * @returns whether the reader wants to
 */
export function confirmLeaving(host: string): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('#external') ?? made();
  if (dialog.open) return Promise.resolve(false);
  for (const place of dialog.querySelectorAll('strong')) place.textContent = host;
  dialog.returnValue = '';
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === 'open');
    dialog.showModal();
  });
}
