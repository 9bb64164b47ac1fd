import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { WebKitPrograms } from '../../tools/scripts/engines.ts';
import { freePort } from '../free-port.ts';
import { type Browser, expression, type Tab } from './tab.ts';

/** The key under which a WebDriver names an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's browser, under the WebDriver that comes with it, on a screen that nobody sees. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Browser> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(display);
  const port = await freePort();
  // Even empty, the variable crashes WebKitGTK at the first view transition from page to page.
  const { WEBKIT_DISABLE_COMPOSITING_MODE: _, ...env } = process.env;
  const process_ = spawn(driver, [`--port=${port}`], { env: { ...env, DISPLAY: `:${number}` }, stdio: 'ignore' });
  const stop = () => {
    process_.kill();
    display.kill();
  };
  try {
    const session = await newSession(`http://127.0.0.1:${port}`, browser);
    return {
      version: session.version,
      tab: tabOf(session.send),
      async close() {
        await session.send('DELETE', '').finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The screen ended with code ${code}`)));
    child.stdio[3]?.once('data', (text) => resolve(String(text).trim()));
  });

type Send = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<never>;

async function newSession(driver: string, binary: string): Promise<{ version: string; send: Send }> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value as never;
  };
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
  const begin = async (tries: number): Promise<{ sessionId: string; capabilities: { browserVersion: string } }> => {
    try {
      return await ask('POST', '/session', { capabilities: wanted });
    } catch (error) {
      // It does not listen yet.
      if (tries === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return begin(tries - 1);
    }
  };
  const { sessionId, capabilities } = await begin(100);
  const send: Send = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await send('POST', '/timeouts', { script: 120_000, pageLoad: 30_000 });
  // The window has a bar of its own: what is left of it is a phone's height.
  await send('POST', '/window/rect', { width: 400, height: 860 });
  return { version: `WebKitGTK ${capabilities.browserVersion}`, send };
}

const tabOf = (send: Send): Tab => ({
  async goto(url) {
    await send('POST', '/url', { url });
  },
  run: (code, ...args) =>
    send('POST', '/execute/async', {
      script: `const done = arguments[0];
        (async () => ${expression(code, args)})().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    }).then(({ value, error }: { value?: unknown; error?: string }) => {
      if (error) throw new Error(error);
      return value as Awaited<ReturnType<typeof code>>;
    }),
  async drag([first, ...others]) {
    if (!first) return;
    const move = ({ x, y }: { x: number; y: number }) => ({ type: 'pointerMove', duration: 20, x, y });
    const actions = [move(first), { type: 'pointerDown', button: 0 }, ...others.map(move), { type: 'pointerUp', button: 0 }];
    await send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }],
    });
  },
  async type(text) {
    const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
  },
  async choose(selector, files) {
    const element = await send('POST', '/element', { using: 'css selector', value: selector });
    await send('POST', `/element/${element[elementKey]}/value`, { text: files.join('\n') });
  },
  async back() {
    await send('POST', '/back', {});
  },
});
