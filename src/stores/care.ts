import { isDay } from '../lib/day.ts';

/** The last two days on which each part was cared for, the latest first; `YYYY-MM-DD`. */
export type CareDays = Record<string, readonly string[]>;

/** Parses the stored JSON; what has another shape is left out. */
export function parseCareDays(value: string | null): CareDays {
  try {
    const stored: unknown = JSON.parse(value ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    const areDays = (days: unknown): days is string[] =>
      Array.isArray(days) && days.every((day) => typeof day === 'string' && isDay(day));
    return Object.fromEntries(entries.filter(([, days]) => areDays(days)));
  } catch {
    return {};
  }
}

/** The app's storage, or the browser's where there is no app or it stores nothing. */
async function connect() {
  // Apart from the page's script, which is small without them.
  const [{ connectShell }, { browser }] = await Promise.all([import('../shell/connect.ts'), import('../shell/browser.ts')]);
  const shell = await connectShell();
  if (shell.can('getLocalData') && shell.can('saveLocalData'))
    return {
      get: (key: string) => shell.call('getLocalData', { key }),
      save: (key: string, value: string) => shell.call('saveLocalData', { key, value }),
    };
  const local = browser(window);
  return {
    get: async (key: string) => (await local.send('getLocalData', { key })) as { value: string | null },
    save: (key: string, value: string) => local.send('saveLocalData', { key, value }),
  };
}

/** When the parts of a device were cared for. @param key the name in the storage */
export function careStore(key: string) {
  const load = async (): Promise<CareDays> => parseCareDays((await (await connect()).get(key)).value);
  let last: Promise<unknown> = Promise.resolve();

  const change = async (part: string, day: string, done: boolean): Promise<CareDays> => {
    // Another tab may have changed it.
    const days = await load();
    const others = (days[part] ?? []).filter((other) => other !== day);
    const changed = { ...days, [part]: done ? [day, ...others.slice(0, 1)] : others };
    await (await connect()).save(key, JSON.stringify(changed));
    return changed;
  };

  return {
    /** With all changes made before. @throws ShellError */
    load: (): Promise<CareDays> => last.then(load),
    /** Marks a part as done on a day, or takes that back. One change after the other. @throws ShellError when it is not saved */
    mark(part: string, day: string, done: boolean): Promise<CareDays> {
      const changed = last.then(() => change(part, day, done));
      last = changed.catch(() => undefined);
      return changed;
    },
  };
}
