type Actions = typeof import('./actions.ts');

const source = () =>
  document.querySelector<HTMLTemplateElement>('#actions')?.content.firstElementChild?.getAttribute('src') as string;

/**
 * Does one of {@link Actions}, which are loaded first. Their address is known only to the build of the whole site, so the
 * page carries it ahead of its own script, in a script that does not run since it stands inside a template.
 *
 * @returns whether it was done
 */
export const onDemand = <Name extends keyof Actions>(name: Name, ...values: Parameters<Actions[Name]>): Promise<boolean> =>
  import(/* @vite-ignore */ source())
    .then((actions) => actions[name](...values))
    .then(
      () => true,
      () => false,
    );
