type Actions = typeof import('./actions.ts');

/**
 * Loads the script that stands in a template, where it does not run. Only the build of the whole site knows such a script's address,
 * so the page carries it there.
 */
const load = (template: HTMLTemplateElement | null) =>
  import(/* @vite-ignore */ template?.content.querySelector('script')?.getAttribute('src') as string);

/**
 * Does one of {@link Actions}, which are loaded first.
 *
 * @returns whether it was done
 */
export const onDemand = <Name extends keyof Actions>(name: Name, ...values: Parameters<Actions[Name]>): Promise<boolean> =>
  load(document.querySelector('#actions'))
    .then((actions) => actions[name](...values))
    .then(
      () => true,
      () => false,
    );

/**
 * Loads the script in the template of each `[data-load]`, when the reader gets there: a guide is
 * read without it. Where it cannot be had the page stays as it is.
 */
export function loadWhenSeen(): void {
  for (const place of document.querySelectorAll('[data-load]'))
    new IntersectionObserver((entries) => {
      if (entries[0]?.isIntersecting) load(place.querySelector('template')).catch(() => undefined);
    }).observe(place);
}
