import { type ParamsOf, ShellError, type ShellMethod } from '../../../src/shell/shell.ts';
import type { AppFunctions } from '../phone-messages.ts';
import { countryOf, messageOf, type World, write } from './calls.ts';
import { h } from './dom.ts';
import type { LogEntry } from './log.ts';
import { type Cookbooks, recipeFunctions } from './native-recipes.ts';
import type { Phone } from './phone.ts';
import type { State } from './state.ts';

interface Means {
  world: World;
  state: State;
  getPhone: () => Phone;
  setBadge: (count: number) => void;
  record: (call: { method: string; params?: object }) => LogEntry;
  /** A device was added */
  onBound: () => void;
  cookbooks: Cookbooks;
}

/** The native functions as this app carries them out. They throw a ShellError to refuse. */
function createTable({ world, state, getPhone, setBadge, onBound, cookbooks }: Means, tokenOf: TokenOf): AppFunctions {
  const { values, person } = state;
  const stored = new Map<string, string>();
  const language = () => ({
    lang: values.lang,
    countryAbbr: values.country,
    countryCode: countryOf(world, values.country).dial,
  });
  /** The device to add where a page does not say: pages of recipes need something to cook with. */
  const defaultModel = () => (/\/recipe/.test(getPhone().here()) ? 'K10' : 'V330');

  return {
    getLanguage: language,
    getUserToken: async ({ refresh = false }) => {
      const uid = person()?.uid;
      return { token: uid ? await tokenOf(uid, refresh) : '' };
    },
    getUserInfo: () => ({
      uid: person()?.uid ?? '',
      username: person()?.username ?? '',
      appVersion: '5.2.0',
      platform: values.platform,
      language: language(),
    }),
    getBrand: () => {
      const brand = world.brands.find(({ key }) => key === values.brand);
      return { brand: brand?.key ?? '', name: brand?.name ?? '' };
    },
    exit: () => getPhone().leave(),
    getOnlineServiceSwitch: () => ({ enabled: values.support }),
    openOnlineService: () => getPhone().sheet('Online support', 'The app would open its live chat here.'),
    openExternalLink: ({ url }) => {
      if (!url.startsWith('https://')) throw new ShellError('failed', 'Only https');
      const link = h('p', {}, h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, url));
      getPhone().sheet('Leaves the app', 'The phone’s browser would open:', link);
    },
    bindDevice: async ({ productId }) => {
      const uid = person()?.uid;
      if (!uid) throw new ShellError('failed', 'Nobody is signed in');
      const model = productId ?? defaultModel();
      await write('devices/bind', { uid, model });
      onBound();
      getPhone().sheet('Device added', `The app has paired a new ${model} and put it into the current home.`);
    },
    ...recipeFunctions(getPhone, cookbooks),
    getLocalData: ({ key }) => ({ value: stored.get(key) ?? null }),
    saveLocalData: ({ key, value }) => void stored.set(key, value),
    share: ({ title, text, url }) => getPhone().sheet(`Share: ${title}`, [text, url].filter(Boolean).join('\n')),
    setUnreadBadge: ({ count }) => setBadge(count),
  };
}

type TokenOf = (uid: string, fresh: boolean) => Promise<string>;

/** Milliseconds for which a late app lets a page wait. */
const lateness = 6000;

export function createFunctions(means: Means) {
  const { world, state, record } = means;
  const { values } = state;
  const tokens = new Map<string, Promise<string>>();
  const tokenOf: TokenOf = (uid, fresh) => {
    const known = fresh ? undefined : tokens.get(uid);
    const token = known ?? write('token', { uid }).then((answer) => answer.token);
    tokens.set(uid, token);
    return token;
  };

  const table = createTable(means, tokenOf);
  const has = (method: string): method is ShellMethod => Object.hasOwn(table, method) && !values.without.includes(method);
  const run = async <Method extends ShellMethod>(method: Method, params: ParamsOf<Method>) => table[method](params);

  const replyTo = async (id: unknown, method: string, params: ParamsOf<ShellMethod>) => {
    try {
      if (!has(method)) throw new ShellError('unsupported', `No function ${method}`);
      return { v: 1, id, ok: true, data: (await run(method, params)) ?? null } as const;
    } catch (error) {
      const code = error instanceof ShellError ? error.code : 'failed';
      return { v: 1, id, ok: false, error: { code, message: messageOf(error) } } as const;
    }
  };

  return {
    /** Functions that the app advertises. */
    offered: () => world.functions.filter((name) => !values.without.includes(name)),
    forgetToken: () => tokens.clear(),
    /** @returns the reply to one message, as text, or nothing where the app is set to stay silent */
    async onCall(text: string): Promise<string | undefined> {
      const { id, method, params } = JSON.parse(text);
      const started = performance.now();
      const entry = record({ method, params });
      if (values.answers === 'never') {
        entry.end('silent');
        return undefined;
      }
      if (values.answers === 'late') await new Promise((resolve) => setTimeout(resolve, lateness));
      const reply = await replyTo(id, method, params ?? {});
      const took = performance.now() - started;
      if (reply.ok) entry.end('ok', reply.data, took);
      else entry.end(reply.error.code, reply.error, took);
      return JSON.stringify(reply);
    },
  };
}
