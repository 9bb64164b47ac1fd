import { afterEach, describe, expect, test, vi } from 'vitest';
import { transportOf } from '../../../src/shell/connect.ts';
import { detectTransport } from '../../../src/shell/detect.ts';
import { ShellError } from '../../../src/shell/shell.ts';
import { validatedShell } from '../../../src/shell/validated-shell.ts';
import { android, dsbridgeAndroid, dsbridgeIos, flutterApp, ios } from './phones.ts';

const bare = (more: object = {}) => ({ navigator: { userAgent: 'test' }, ...more }) as never;

afterEach(() => {
  vi.useRealTimers();
});

describe('the bridge to the app', () => {
  test.each([
    ['a message listener', android().window, 'canonical'],
    ['a script message handler', ios().window, 'canonical'],
    ['DSBridge on Android', dsbridgeAndroid().window, 'dsbridge'],
    ['DSBridge on iOS', dsbridgeIos().window, 'dsbridge'],
    ['a user agent that names DSBridge', bare({ navigator: { userAgent: 'X _dsbridge' }, prompt: () => null }), 'dsbridge'],
    ['flutter_inappwebview', flutterApp().window, 'flutter'],
    ['flutter_inappwebview that is not ready', bare({ flutter_inappwebview: {} }), 'flutter'],
    ['another app’s handlers', bare({ webkit: { messageHandlers: { other: {} } } }), 'browser'],
    ['nothing', bare(), 'browser'],
  ])('is found by %s', async (_, window, kind) => {
    expect(detectTransport(window)).toBe(kind);
    expect((await transportOf(window)).kind).toBe(kind);
  });

  test('is Companion’s own where the app has several', () => {
    expect(detectTransport({ ...dsbridgeAndroid().window, ...android().window })).toBe('canonical');
  });
});

describe('Companion’s own bridge', () => {
  test('sends one JSON text per call, with a version, an id of its own, the function and its params', async () => {
    const sent: string[] = [];
    const transport = await transportOf(
      bare({ companionShell: { postMessage: (text: string) => sent.push(text), addEventListener: vi.fn() } }),
    );
    void transport.send('getLocalData', { key: 'a' });
    void transport.send('exit', undefined);
    const [first, second] = sent.map((text) => JSON.parse(text));
    expect(first).toEqual({ v: 1, id: expect.any(String), method: 'getLocalData', params: { key: 'a' } });
    expect(second).toEqual({ v: 1, id: expect.any(String), method: 'exit' });
    expect(first.id).not.toBe(second.id);
  });

  test.each(['not JSON', '', null, undefined, 7, {}, '[]', 'null', '{"v":1}', '{"v":2,"id":"ID","ok":true,"data":1}'])(
    'drops %j, which is no reply, and still hears the reply after it',
    async (junk) => {
      const listeners: ((event: { data: unknown }) => void)[] = [];
      const companionShell = {
        postMessage: (text: string) => {
          const { id } = JSON.parse(text);
          for (const listener of listeners) {
            listener({ data: typeof junk === 'string' ? junk.replace('ID', id) : junk });
            listener({ data: JSON.stringify({ v: 1, id, ok: true, data: { token: 'right' } }) });
          }
        },
        addEventListener: (_: string, listener: (event: { data: unknown }) => void) => void listeners.push(listener),
      };
      const shell = validatedShell(await transportOf(bare({ companionShell })), []);
      expect(await shell.call('getUserToken', {})).toEqual({ token: 'right' });
    },
  );

  test.each(['not JSON', null, 7, '{"v":2}'])('fails at once on iOS when the reply is %j', async (junk) => {
    const window = bare({ webkit: { messageHandlers: { companionShell: { postMessage: () => Promise.resolve(junk) } } } });
    await expect(validatedShell(await transportOf(window), []).call('getUserToken', {})).rejects.toMatchObject({
      code: 'malformed',
    });
  });

  test.each([
    ['refuses the message', () => Promise.reject(new Error('token=abc'))],
    [
      'throws',
      () => {
        throw new Error('token=abc');
      },
    ],
    ['has no reply to give', () => undefined],
  ])('fails without the app’s words when the handler %s', async (_, postMessage) => {
    const window = bare({ webkit: { messageHandlers: { companionShell: { postMessage } } } });
    const error = await validatedShell(await transportOf(window), [])
      .call('getUserToken', {})
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(ShellError);
    expect(error).toMatchObject({ code: 'failed' });
    expect(String(error)).not.toContain('abc');
  });
});

describe('DSBridge', () => {
  test('offers what the app has, asked by name', async () => {
    const call = (method: string, text: string) =>
      JSON.stringify({ code: 0, data: method === '_dsb.hasNativeMethod' && JSON.parse(text).data.name === 'exit' });
    const transport = await transportOf(bare({ _dsbridge: { call } }));
    expect(transport.capabilities).toEqual(['exit']);
  });

  test.each(['', null, '{"code":-1}', 'nonsense'])(
    'offers everything where the app answers %j to that question',
    async (answer) => {
      expect((await transportOf(bare({ _dsbridge: { call: () => answer } }))).capabilities).toBe('all');
    },
  );

  test('takes the answer of a synchronous function, which gets no callback', async () => {
    const sent: string[] = [];
    const call = (method: string, text: string) => {
      if (method === '_dsb.hasNativeMethod') return JSON.stringify({ code: 0, data: JSON.parse(text).data.type !== 'asyn' });
      sent.push(text);
      return '{"code":0,"data":{"brand":"","name":"Acme"}}';
    };
    const shell = validatedShell(await transportOf(bare({ _dsbridge: { call } })), []);
    expect(await shell.call('getBrand')).toEqual({ brand: '', name: 'Acme' });
    expect(sent).toEqual(['{"data":null}']);
  });

  test('takes an answer that is JSON in a text', async () => {
    const phone = dsbridgeAndroid();
    const shell = validatedShell(await transportOf(phone.window), []);
    const brand = shell.call('getBrand');
    phone.calls[0]?.answer('{"brand":"","name":"Acme"}');
    expect(await brand).toEqual({ brand: '', name: 'Acme' });
  });

  test('never prompts where no app listens', async () => {
    const prompt = vi.fn();
    const transport = await transportOf(bare({ prompt }));
    expect(transport.kind).toBe('browser');
    expect(prompt).not.toHaveBeenCalled();
    const android = await transportOf(bare({ prompt, _dsbridge: { call: () => '' } }));
    void android.send('exit', undefined);
    expect(prompt).not.toHaveBeenCalled();
  });
});

describe('flutter_inappwebview', () => {
  test('waits for the plugin to be ready', async () => {
    const ready: (() => void)[] = [];
    const window: { flutter_inappwebview: { callHandler?: unknown } } = bare({
      flutter_inappwebview: {},
      addEventListener: (name: string, listener: () => void) =>
        name === 'flutterInAppWebViewPlatformReady' && ready.push(listener),
    });
    const brand = validatedShell(await transportOf(window as never), []).call('getBrand');
    await Promise.resolve();
    window.flutter_inappwebview.callHandler = (method: string) => Promise.resolve({ brand: '', name: method });
    for (const listener of ready) listener();
    expect(await brand).toEqual({ brand: '', name: 'getBrand' });
  });

  test('gives up at the limit when the plugin never is', async () => {
    vi.useFakeTimers();
    const shell = validatedShell(await transportOf(bare({ flutter_inappwebview: {}, addEventListener: vi.fn() })), []);
    const failed = expect(shell.call('getBrand')).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(1500);
    await failed;
  });

  test('reads an unregistered handler’s empty answer as a failure of a getter', async () => {
    const callHandler = () => Promise.resolve(null);
    const shell = validatedShell(await transportOf(bare({ flutter_inappwebview: { callHandler } })), []);
    await expect(shell.call('getUserToken', {})).rejects.toMatchObject({ code: 'malformed' });
  });
});
