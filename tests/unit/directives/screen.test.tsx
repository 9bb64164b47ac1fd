// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const reload = vi.fn();
vi.mock('../../../src/stores/recovery.ts', async (original) => ({ ...(await original<object>()), reload }));
const { default: screen } = await import('../../../src/directives/screen.ts');

const html = `
  <main><astro-island></astro-island></main>
  <template data-load-error><div role="alert" tabindex="-1">Not loaded<button>Try again</button></div></template>
  <template data-screen-error><div role="alert" tabindex="-1">Went wrong<button>Try again</button><a href="/helpCenter">Help</a></div></template>`;

let root: Root | undefined;
let reported: string[];
const report = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event.error?.message);
};

/** Wakes an island up as Astro does, with a screen that the server has drawn. */
async function wake(children: ReactNode, drawn: string): Promise<HTMLElement> {
  const island = document.querySelector('astro-island') as HTMLElement;
  island.innerHTML = `${drawn}<template data-astro-template="figure">A slot</template><!--astro:end-->`;
  const hydrate = async () => {
    root = hydrateRoot(island, children, { onRecoverableError: () => undefined });
  };
  await screen(async () => hydrate, {} as never, island);
  return island;
}

const shown = () => [...document.querySelectorAll('[role=alert]')].map(({ firstChild }) => firstChild?.textContent);
const broken = new TypeError('list.toSorted is not a function');

beforeEach(() => {
  document.body.innerHTML = html;
  reported = [];
  addEventListener('error', report);
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  removeEventListener('error', report);
});

test('other pages are fetched ahead only once the screen is there', async () => {
  document.body.insertAdjacentHTML('beforeend', '<template data-ahead><script type="speculationrules">{}</script></template>');
  const isAllowed = () => document.querySelector('body > script[type=speculationrules]') !== null;
  await wake(<p>Screen</p>, '<p>Screen</p>');
  expect(isAllowed()).toBe(false);
  await expect.poll(isAllowed, { timeout: 10_000 }).toBe(true);
});

describe('a screen that throws', () => {
  test('while it is drawn is replaced by an error with a way on, and reported as uncaught', async () => {
    const Broken = (): ReactNode => {
      throw broken;
    };
    await wake(<Broken />, '<p>Drawn by the server</p>');
    await expect.poll(shown, { timeout: 60_000 }).toEqual(['Went wrong']);
    expect(reported).toContain(broken.message);
    expect(document.activeElement?.textContent).toContain('Went wrong');
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/helpCenter');
    document.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('after an update is too, and only once', async () => {
    function Breaks() {
      const [pressed, setPressed] = useState(false);
      if (pressed) throw broken;
      return (
        <button type="button" onClick={() => setPressed(true)}>
          Press
        </button>
      );
    }
    const island = await wake(<Breaks />, '<button type="button">Press</button>');
    await expect
      .poll(() => {
        island.querySelector('button')?.click();
        return shown();
      })
      .toEqual(['Went wrong']);
    dispatchEvent(new ErrorEvent('error', { error: broken }));
    expect(shown()).toEqual(['Went wrong']);
    expect(reported[0]).toBe(broken.message);
  });

  test('in an effect is too', async () => {
    function Breaks() {
      useEffect(() => {
        throw broken;
      }, []);
      return <p>Drawn</p>;
    }
    await wake(<Breaks />, '<p>Drawn</p>');
    await expect.poll(shown, { timeout: 60_000 }).toEqual(['Went wrong']);
  });
});

test('an error that leaves the screen where it is shows nothing', async () => {
  const island = await wake(<p>Drawn</p>, '<p>Drawn</p>');
  dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
  expect(shown()).toEqual([]);
  expect(island.textContent).toBe('Drawn');
});
