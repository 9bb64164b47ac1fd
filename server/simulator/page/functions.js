import { ask } from './calls.js';
import { h } from './dom.js';
import { recipeFunctions } from './native-recipes.js';

class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * The native functions as this app carries them out. Each gets its params and gives the answer's data, or throws a Refusal.
 *
 * @returns the answer to one message, as text, or nothing where the app is set to stay silent
 */
export function createFunctions({ world, state, getPhone, setBadge, record, onBound, cookbooks }) {
  const { values, person } = state;
  const kept = new Map();
  let tokens = new Map();

  const country = () => world.countries.find(({ abbr }) => abbr === values.country);
  const language = () => ({ lang: values.lang, countryAbbr: values.country, countryCode: country().dial });
  const token = (fresh) => {
    const { uid } = person();
    if (fresh || !tokens.has(uid))
      tokens.set(
        uid,
        ask('token', { uid }).then((answer) => answer.token),
      );
    return tokens.get(uid);
  };
  /** What the app takes for the device to add, where a page does not say: pages of recipes need something to cook with. */
  const wanted = () => (/\/recipe/.test(getPhone().here()) ? 'K10' : 'V330');

  const functions = {
    getLanguage: language,
    getUserToken: async ({ refresh }) => ({ token: person() ? await token(refresh) : '' }),
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
    openOnlineService: () => void getPhone().sheet('Online support', 'The app would open its live chat here.'),
    openExternalLink: ({ url }) => {
      if (!url.startsWith('https://')) throw new Refusal('failed', 'Only https');
      const link = h('p', {}, h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, url));
      getPhone().sheet('Leaves the app', 'The phone’s browser would open:', link);
    },
    bindDevice: async ({ productId }) => {
      if (!person()) throw new Refusal('failed', 'Nobody is signed in');
      const model = productId ?? wanted();
      await ask('devices/bind', { uid: person().uid, model });
      onBound();
      getPhone().sheet('Device added', `The app has paired a new ${model} and put it into the current home.`);
    },
    ...recipeFunctions({ getPhone, cookbooks }),
    getLocalData: ({ key }) => ({ value: kept.get(key) ?? null }),
    saveLocalData: ({ key, value }) => void kept.set(key, value),
    share: ({ title, text, url }) => void getPhone().sheet(`Share: ${title}`, [text, url].filter(Boolean).join('\n')),
    setUnreadBadge: ({ count }) => setBadge(count),
  };

  const carryOut = async (method, params) => {
    if (!functions[method] || values.without.includes(method)) throw new Refusal('unsupported', `No function ${method}`);
    return (await functions[method](params ?? {})) ?? null;
  };

  const answerTo = async (id, method, params) => {
    try {
      return { v: 1, id, ok: true, data: await carryOut(method, params) };
    } catch (error) {
      return { v: 1, id, ok: false, error: { code: error.code ?? 'failed', message: error.message } };
    }
  };

  return {
    /** Functions that the app says it has. */
    offered: () => world.functions.filter((name) => !values.without.includes(name)),
    forgetToken: () => {
      tokens = new Map();
    },
    async onCall(text) {
      const { id, method, params } = JSON.parse(text);
      const started = performance.now();
      const entry = record({ method, params });
      if (values.answers === 'never') return entry.end('silent');
      if (values.answers === 'late') await new Promise((resolve) => setTimeout(resolve, 6000));
      const answer = await answerTo(id, method, params);
      entry.end(answer.ok ? 'ok' : answer.error.code, answer.data ?? answer.error, performance.now() - started);
      return JSON.stringify(answer);
    },
  };
}
