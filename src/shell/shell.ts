import * as v from 'valibot';
import type { ShellParams } from './functions.ts';

/**
 * Every function the native app may offer to the pages (docs/spec.md §7), with the shape of its answer. With `functions.ts`, which has
 * their parameters, this is the whole contract with the app; each transport in this folder carries it.
 *
 * Calls give up after the time in `limits.ts`.
 */
export const replies = {
  getLanguage: v.object({ lang: v.string(), countryAbbr: v.string(), countryCode: v.string() }),
  /** `token` is empty for a visitor who is not signed in. With `{ refresh: true }` the app is to fetch a new one. */
  getUserToken: v.object({ token: v.string() }),
  getUserInfo: v.object({
    uid: v.string(),
    username: v.string(),
    appVersion: v.string(),
    platform: v.picklist(['android', 'ios']),
    language: v.object({ lang: v.string(), countryAbbr: v.string(), countryCode: v.string() }),
  }),
  /** `brand` is a key of `content/catalogue.json` or empty; `name` is what readers see */
  getBrand: v.object({ brand: v.string(), name: v.string() }),
  exit: v.unknown(),
  getOnlineServiceSwitch: v.object({ enabled: v.boolean() }),
  openOnlineService: v.unknown(),
  openExternalLink: v.unknown(),
  bindDevice: v.unknown(),
  editCookbook: v.unknown(),
  showCookbookDetail: v.unknown(),
  showCookbookMore: v.unknown(),
  showCookbookHistory: v.unknown(),
  getLocalCookbooks: v.object({ cookbooks: v.array(v.unknown()) }),
  deleteLocalCookbook: v.unknown(),
  /** `value` is null when nothing was saved under the key */
  getLocalData: v.object({ value: v.nullable(v.string()) }),
  saveLocalData: v.unknown(),
  share: v.unknown(),
  setUnreadBadge: v.unknown(),
} satisfies Record<string, v.GenericSchema>;

export type ShellMethod = keyof typeof replies;
export type ShellReply<M extends ShellMethod> = v.InferOutput<(typeof replies)[M]>;

export type ParamsOf<M extends ShellMethod> = M extends keyof ShellParams ? ShellParams[M] : undefined;

export type ShellErrorCode = 'unsupported' | 'timeout' | 'malformed' | 'failed' | 'cancelled';

/** Why a call to the app failed; `code` is ours or, as `failed`, the app's own refusal. */
export class ShellError extends Error {
  declare readonly code: ShellErrorCode;
  constructor(code: ShellErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error for an app's refusal, `{code, message}`; its message is kept out, since an app may put anything into it. */
export function toShellError(error: unknown): ShellError {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return new ShellError(code === 'unsupported' || code === 'cancelled' ? code : 'failed', 'The app refused');
}

export interface Shell {
  readonly kind: 'canonical' | 'dsbridge' | 'flutter' | 'browser';
  /** Whether the app says it can do this. What it cannot, a page hides or replaces. */
  can(method: ShellMethod): boolean;
  /**
   * Calls one function of the app.
   *
   * @throws ShellError `unsupported` at once when {@link can} is false, `timeout` past the limit, `malformed` when the
   *   answer is not of its shape, `failed` when the app refuses
   */
  call<M extends ShellMethod>(method: M, ...params: CallParams<M>): Promise<ShellReply<M>>;
  /** {@link call} with another limit, in milliseconds */
  callWithin<M extends ShellMethod>(limit: number, method: M, ...params: CallParams<M>): Promise<ShellReply<M>>;
}

type CallParams<M extends ShellMethod> = undefined extends ParamsOf<M> ? [] : [ParamsOf<M>];

/** How a transport talks to the app: sends one message, gives back the raw answer. Checking and time limits are not its work. */
export interface Transport {
  readonly kind: Shell['kind'];
  /** Functions the app advertised; all of them when it advertises nothing */
  readonly capabilities: readonly string[] | 'all';
  send(method: ShellMethod, params: unknown): Promise<unknown>;
}
