import { onDemand } from './on-demand.ts';

/** The links of the language switcher, `[data-lang]`: `chooseLanguage` follows them. Where that cannot be had, they are links. */
export async function switchLanguage(event: Event): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-lang]');
  if (!link) return;
  event.preventDefault();
  if (!(await onDemand('chooseLanguage', link))) location.assign(link.href);
}
