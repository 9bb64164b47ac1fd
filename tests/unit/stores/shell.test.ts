// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';

const connectShell = vi.hoisted(() => vi.fn());
vi.mock('../../../src/shell/connect.ts', () => ({ connectShell }));
const [[brand, name] = ['', '']] = Object.entries(__DEPLOYMENT__.brands);

/** The store as a page has it that was just opened. */
async function opened(shown?: string) {
  vi.resetModules();
  if (shown === undefined) delete document.documentElement.dataset.brand;
  else document.documentElement.dataset.brand = shown;
  return import('../../../src/stores/shell.ts');
}
/** An app that answers like this when it is asked for its brand. */
function appThat(answers: () => Promise<{ brand: string; name: string }>) {
  const shell = { call: vi.fn(answers) };
  connectShell.mockResolvedValue(shell);
  return shell;
}

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

describe('the brand’s name', () => {
  test('is that of the page’s brand, or else of the site’s', async () => {
    expect((await opened(brand)).$brandName.get()).toBe(name);
    expect((await opened()).$brandName.get()).toBe(__DEPLOYMENT__.brands[__DEPLOYMENT__.defaultBrand]);
    expect((await opened('none')).$brandName.get()).toBe('');
  });

  test.each([
    [{ brand, name: 'Acme' }, 'Acme'],
    [{ brand, name: '' }, name],
    [{ brand: 'none', name: '' }, 'Before'],
  ])('is as the app tells it: %j', async (answer, shown) => {
    const shell = appThat(async () => answer);
    const { $brandName, connectApp, brandKnown } = await opened();
    $brandName.set('Before');
    await connectApp();
    await brandKnown();
    expect(shell.call.mock.calls).toEqual([['getBrand']]);
    expect($brandName.get()).toBe(shown);
  });

  test('stays where the app does not tell it', async () => {
    appThat(() => Promise.reject(new Error('timeout')));
    const { $brandName, connectApp, brandKnown } = await opened();
    $brandName.set('Before');
    await connectApp();
    await expect(brandKnown()).resolves.toBeUndefined();
    expect($brandName.get()).toBe('Before');
  });
});

test('the app is connected once, by what is loaded only then', async () => {
  const reloaded = `companion.reloaded.connect${location.pathname}`;
  sessionStorage.setItem(reloaded, '1');
  const shell = appThat(async () => ({ brand: '', name: '' }));
  const { $shell, connectApp, brandKnown } = await opened();
  await expect(brandKnown()).resolves.toBeUndefined();
  expect($shell.get()).toBeUndefined();
  expect(await connectApp()).toBe(shell);
  expect(await connectApp()).toBe(shell);
  expect($shell.get()).toBe(shell);
  expect(connectShell).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(reloaded)).toBeNull();
});
