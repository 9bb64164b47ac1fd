import * as v from 'valibot';
import { maxToken } from '../contract/header-limits.ts';
import { localeIds } from '../i18n/locale-ids.ts';

const languages = localeIds.map(({ key }) => `\`${key}\``).join(', ');

const recipe = v.object({ id: v.string() });

/** docs/spec.md §7 does not show the shape, so pages read ids of both types and both names (local-cookbooks.ts). */
const id = v.union([v.string(), v.number()]);
const cookbook = v.union([v.object({ id, name: v.string() }), v.object({ id, title: v.string() })]);

/**
 * What the app does with each function, and what it is given: the part of the interface that pages only need the types of. `npm run
 * native` writes both into `native/` and `docs/native-apps.md`, together with the replies (shell.ts). A function without `params` is
 * given nothing; `reply` is what the app should return where pages accept more.
 */
export const functions = {
  getLanguage: {
    does: `returns \`lang\` as one of ${languages} (for any other, pages are in English), \`countryAbbr\` as \`DE\` (\`XKX\` for Kosovo, \`ASC\` for Ascension, \`TAA\` for Tristan da Cunha), and \`countryCode\`, the dialing code, as \`49\``,
  },
  getUserToken: {
    params: v.object({ refresh: v.exactOptional(v.boolean()) }),
    does: `returns the token for the app servers, at most ${maxToken} characters, empty when nobody is signed in; with \`refresh\` a new one, because the old one was refused`,
  },
  getUserInfo: { does: 'returns who is signed in; `uid` is empty when nobody is' },
  getBrand: { does: 'returns a key of `content/catalogue.json` or an empty text, and the name that readers see' },
  exit: { does: 'closes the web view' },
  getOnlineServiceSwitch: { does: 'returns whether live chat is available now' },
  openOnlineService: { does: 'opens live chat' },
  openExternalLink: {
    params: v.object({ url: v.string() }),
    does: 'opens an https address in the phone’s browser; the reader has confirmed it',
  },
  bindDevice: { params: v.object({ productId: v.exactOptional(v.string()) }), does: 'starts adding a device' },
  editCookbook: {
    params: v.object({ id: v.exactOptional(v.string()) }),
    does: 'opens its recipe editor; without `id` for a new recipe',
  },
  showCookbookDetail: { params: recipe, does: 'opens its page of a recipe' },
  showCookbookMore: { params: recipe, does: 'opens its menu for a recipe' },
  showCookbookHistory: { params: recipe, does: 'opens the history of a recipe' },
  getLocalCookbooks: {
    reply: v.object({ cookbooks: v.array(cookbook) }),
    does: 'returns the recipes that are only on this phone. Pages leave out an entry of another shape or with an empty name, and give back each `id` as text',
  },
  deleteLocalCookbook: { params: recipe, does: 'deletes one of them' },
  getLocalData: {
    params: v.object({ key: v.string() }),
    does: 'returns what was saved under the key, or null',
  },
  saveLocalData: {
    params: v.object({ key: v.string(), value: v.string() }),
    does: 'stores a text that outlasts the app being closed',
  },
  share: {
    params: v.object({ title: v.string(), text: v.string(), url: v.string() }),
    does: 'opens the share sheet',
  },
  setUnreadBadge: {
    params: v.object({ count: v.number() }),
    does: 'shows how many replies are unread; 0 for none',
  },
} as const;

type Functions = typeof functions;

/** What each function is given. Those that are not here are given nothing. */
export type ShellParams = {
  [M in keyof Functions as Functions[M] extends { params: v.GenericSchema } ? M : never]: Functions[M] extends {
    params: infer Schema extends v.GenericSchema;
  }
    ? v.InferOutput<Schema>
    : never;
};
