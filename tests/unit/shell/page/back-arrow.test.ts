// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const onDemand = vi.fn<(name: string) => Promise<boolean>>();
vi.mock('../../../../src/shell/page/on-demand.ts', () => ({ onDemand }));

const back = vi.fn();
const assign = vi.fn();
const stops: (() => void)[] = [];

/** Opens a page, and gives its back arrow to press. */
async function open({
  behind,
  search = '',
  inApp = false,
  canGoBack,
  referrer = '',
}: {
  behind: boolean;
  search?: string;
  inApp?: boolean;
  canGoBack?: boolean;
  referrer?: string;
}) {
  vi.stubGlobal('history', { length: behind ? 2 : 1, back });
  vi.stubGlobal('location', { href: `https://help.example/de/feedback${search}`, origin: 'https://help.example', assign });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.stubGlobal('navigation', canGoBack === undefined ? undefined : { canGoBack });
  if (inApp) document.documentElement.dataset.shell = '';
  document.body.innerHTML = '<button data-back="/de/home"><svg></svg></button><button>other</button>';
  const { followBack } = await import('../../../../src/shell/page.ts');
  addEventListener('click', followBack);
  stops.push(() => removeEventListener('click', followBack));
  return async (selector = 'svg') => {
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.runAllTimersAsync();
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  onDemand.mockReset().mockResolvedValue(true);
  back.mockReset();
  assign.mockReset();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  delete document.documentElement.dataset.shell;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the arrow leads to the page before', async () => {
  const press = await open({ behind: true });
  await press();
  expect(back).toHaveBeenCalledOnce();
  expect(onDemand).not.toHaveBeenCalled();
});

test('the arrow leads to the start page in a browser that came from nowhere', async () => {
  const press = await open({ behind: false });
  await press();
  expect(assign).toHaveBeenCalledWith('/de/home');
  expect(back).not.toHaveBeenCalled();
});

test('the arrow closes the web view of an app that came from nowhere', async () => {
  const press = await open({ behind: false, inApp: true });
  await press();
  expect(onDemand).toHaveBeenCalledWith('exitApp');
  expect(assign).not.toHaveBeenCalled();
});

test('the arrow in an app believes the browser about what lies behind', async () => {
  const press = await open({ behind: true, inApp: true, canGoBack: false });
  await press();
  expect(onDemand).toHaveBeenCalledWith('exitApp');
  expect(back).not.toHaveBeenCalled();
});

test.each([
  ['what lies ahead is no page before', 'https://help.example/home', false],
  ['what was opened by nobody has no page before', '', false],
  ['the page of another site is one', 'https://elsewhere.example/', true],
])('in a browser, %s', async (_, referrer, isBack) => {
  const press = await open({ behind: true, canGoBack: false, referrer });
  await press();
  expect(back).toHaveBeenCalledTimes(isBack ? 1 : 0);
  expect(assign).toHaveBeenCalledTimes(isBack ? 0 : 1);
});

test('back=exit closes the web view first', async () => {
  const press = await open({ behind: true, inApp: true, search: '?back=exit' });
  await press();
  expect(onDemand).toHaveBeenCalledWith('exitApp');
  expect(back).not.toHaveBeenCalled();
});

test('back=exit in the hash query, as old links have it, does the same', async () => {
  const press = await open({ behind: true, inApp: true, search: '#/feedback?x=1&back=exit' });
  await press();
  expect(onDemand).toHaveBeenCalledWith('exitApp');
});

test('back=exit leads back where nothing can be closed', async () => {
  onDemand.mockResolvedValue(false);
  const press = await open({ behind: true, search: '?back=exit' });
  await press();
  expect(back).toHaveBeenCalledOnce();
});

test('an app that cannot be closed shows the start page', async () => {
  onDemand.mockResolvedValue(false);
  const press = await open({ behind: false, inApp: true });
  await press();
  expect(assign).toHaveBeenCalledWith('/de/home');
});

test('whoever prevents the leaving may go on with it later', async () => {
  const press = await open({ behind: true });
  let proceed: (() => void) | undefined;
  addEventListener(
    'companion:leave',
    (event) => {
      event.preventDefault();
      ({ proceed } = (event as CustomEvent<{ proceed(): void }>).detail);
    },
    { once: true },
  );
  await press();
  expect(back).not.toHaveBeenCalled();
  proceed?.();
  expect(back).toHaveBeenCalledOnce();
});

test('other buttons lead nowhere', async () => {
  const press = await open({ behind: true });
  await press('button:last-child');
  expect(back).not.toHaveBeenCalled();
});
