import type { ShellWindow } from '../../../src/shell/detect.ts';

/** One call as the app sees it, and every way the app may answer it. */
export interface SeenCall {
  method: string;
  params: unknown;
  /** How the bridge tells calls apart; empty where it does so by itself */
  id: string;
  answer(data: unknown): void;
  refuse(code: string): void;
  /** Something that is no answer at all */
  babble(): void;
  /** A message as it is; does nothing where a bridge has no messages of its own */
  say(message: unknown): void;
  /** The answer, under another call's name */
  answerAnother(data: unknown): void;
}

export interface Phone {
  window: Window;
  calls: SeenCall[];
  /** Whether the app can be heard again after it has answered: a promise settles once */
  answersTwice: boolean;
}

type AnyWindow = ShellWindow & Record<string, unknown>;

const phone = (window: Partial<AnyWindow>, calls: SeenCall[], answersTwice: boolean): Phone => ({
  window: { navigator: { userAgent: 'test' }, ...window } as never,
  calls,
  answersTwice,
});

/** What all of our own messages have in common. */
const envelope = (id: string, body: object) => JSON.stringify({ v: 1, id, ...body });

function canonicalCall(text: string, reply: (message: unknown) => void): SeenCall {
  const { id, method, params } = JSON.parse(text);
  return {
    id,
    method,
    params,
    answer: (data) => reply(envelope(id, { ok: true, data })),
    refuse: (code) => reply(envelope(id, { ok: false, error: { code, message: 'secret' } })),
    babble: () => reply(envelope(id, { well: 'hello' })),
    say: reply,
    answerAnother: (data) => reply(envelope('1-2-3-4', { ok: true, data })),
  };
}

export function android(): Phone {
  const calls: SeenCall[] = [];
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const reply = (data: unknown) => {
    for (const listener of listeners) listener({ data });
  };
  const companionShell: ShellWindow['companionShell'] = {
    postMessage: (text) => void calls.push(canonicalCall(text, reply)),
    addEventListener: (_, listener) => void listeners.push(listener),
  };
  return phone({ companionShell }, calls, true);
}

export function ios(): Phone {
  const calls: SeenCall[] = [];
  const postMessage = (text: string) =>
    new Promise<unknown>((resolve) => {
      calls.push(canonicalCall(text, resolve));
    });
  return phone({ webkit: { messageHandlers: { companionShell: { postMessage } } } }, calls, false);
}

/** The app's side of DSBridge 3, which looks up the callback's name and calls it, as its web views do. */
function dsApp(calls: SeenCall[], window: () => Record<string, unknown>) {
  return (method: string, text: string): string => {
    const { data, _dscbstub: stub } = JSON.parse(text);
    if (method === '_dsb.hasNativeMethod') return JSON.stringify({ code: 0, data: data.type !== 'syn' });
    const call = (name: string, answer: unknown) => (window()[name] as ((answer: unknown) => void) | undefined)?.(answer);
    calls.push({
      id: stub,
      method,
      params: data,
      answer: (answer) => call(stub, answer),
      refuse: (code) => call(stub, { error: { code, message: 'secret' } }),
      babble: () => call(stub, '<html>'),
      say: () => undefined,
      answerAnother: (answer) => call('dscb0', answer),
    });
    return JSON.stringify({ code: -1 });
  };
}

export function dsbridgeAndroid(): Phone {
  const calls: SeenCall[] = [];
  const made: Phone = phone({ _dsbridge: { call: dsApp(calls, () => made.window as never) } }, calls, true);
  return made;
}

export function dsbridgeIos(): Phone {
  const calls: SeenCall[] = [];
  const app = dsApp(calls, () => made.window as never);
  const prompt = (text: string, value: string) => app(text.replace('_dsbridge=', ''), value);
  const made: Phone = phone({ _dswk: true, prompt }, calls, true);
  return made;
}

export function flutterApp(): Phone {
  const calls: SeenCall[] = [];
  const callHandler = (method: string, params: unknown) =>
    new Promise<unknown>((resolve) => {
      calls.push({
        id: '',
        method,
        params,
        answer: resolve,
        refuse: (code) => resolve({ error: { code, message: 'secret' } }),
        babble: () => resolve('<html>'),
        say: () => undefined,
        answerAnother: () => undefined,
      });
    });
  return phone({ flutter_inappwebview: { callHandler } }, calls, false);
}

export const phones = { android, ios, dsbridgeAndroid, dsbridgeIos, flutterApp };
