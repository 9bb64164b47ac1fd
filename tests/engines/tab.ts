export interface Point {
  x: number;
  y: number;
}

/** One tab of a browser, as far as flows need it: what Playwright, Puppeteer and a WebDriver have in common. */
export interface Tab {
  /** Opens an address and waits until the page is loaded. @throws Error where there is none */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. What goes in and out is JSON; it sees nothing of the module that it stands in. */
  run<Args extends unknown[], Result>(code: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>;
  /** Presses the pointer at the first point of the viewport, moves it over the others, and releases it. */
  drag(points: readonly Point[]): Promise<void>;
  /** Types into what is focused. */
  type(text: string): Promise<void>;
  /** Chooses files, by their paths, in the field that a selector finds. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  back(): Promise<void>;
}

export interface Browser {
  /** For reports: `Firefox 153.0` */
  version: string;
  tab: Tab;
  close(): Promise<void>;
}

/** A function with its arguments, as an expression that a page can evaluate. */
export const expression = (code: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${code})(...${JSON.stringify(args)})`;

/** Waits until a function in the page returns something, also while one page follows another. @throws Error that tells where it stayed */
export async function until<Args extends unknown[], Result>(
  tab: Tab,
  code: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Exclude<Result, false | 0 | '' | null | undefined>> {
  const end = Date.now() + 40_000;
  let failure: unknown;
  while (Date.now() < end) {
    try {
      const result = await tab.run(code, ...args);
      if (result) return result as Exclude<Result, false | 0 | '' | null | undefined>;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const page = await tab.run(() => `${location.href}: ${document.querySelector('main')?.innerText.slice(0, 1500)}`).catch(String);
  throw new Error(`Never came true: ${expression(code, args)}${failure ? `, which failed with ${failure}` : ''}, at ${page}`);
}

/** The middle of the first visible element that a selector finds, with a text in it or in its name, once it stands still. */
const find = (tab: Tab, selector: string, text = ''): Promise<Point> =>
  until(
    tab,
    async (selector, text) => {
      const named = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text);
      const element = [...document.querySelectorAll(selector)].find(
        (one) => named(one) && one.getClientRects().length > 0 && !(one as HTMLButtonElement).disabled,
      );
      if (!element) return undefined;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const frame = () => new Promise((resolve) => setTimeout(resolve, 50));
      const before = element.getBoundingClientRect();
      await frame();
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const hit = document.elementFromPoint(middle.x, middle.y);
      return before.y === y && hit && (element.contains(hit) || hit.contains(element)) ? middle : undefined;
    },
    selector,
    text,
  );

/** Taps the first visible element that a selector finds, with a text in it or in its name. */
export const tap = async (tab: Tab, selector: string, text = ''): Promise<void> => tab.drag([await find(tab, selector, text)]);

/** Taps a field and types into it. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  const hasFocus = () => tab.run((selector) => !!document.activeElement?.matches(selector), selector);
  // What comes late may move a field away from a tap that is on its way.
  for (let taps = 0; taps < 5 && !(await hasFocus()); taps++) await tap(tab, selector);
  await tab.type(text);
  await until(tab, (selector, text) => document.querySelector<HTMLInputElement>(selector)?.value.endsWith(text), selector, text);
}

/** Waits until a text can be read on the page. */
export const see = (tab: Tab, text: string) => until(tab, (text) => document.body.innerText.includes(text), text);
