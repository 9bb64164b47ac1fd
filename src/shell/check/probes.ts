import { maxToken } from '../../contract/header-limits.ts';
import { matchLocale } from '../../i18n/resolve-locale.ts';
import { readCookbook } from '../local-cookbooks.ts';
import type { ParamsOf, ShellMethod, ShellReply } from '../shell.ts';

/** How one function is tried. */
export interface Probe<M extends ShellMethod> {
  params?: ParamsOf<M>;
  /** What the person at the device should see; what has nothing to be seen is called without being asked for */
  see?: string;
  /** What a rightly shaped answer may still have wrong with it, in words */
  wrong?(answer: ShellReply<M>): string | undefined;
}

/** Nothing that an app could have, so that nothing is lost. */
const id = 'companion-check';

const wrongLanguage = ({ lang, countryAbbr, countryCode }: ShellReply<'getLanguage'>) =>
  !matchLocale(lang)
    ? `The pages have no language “${lang}” and will be English`
    : !/^[A-Z]{2,3}$/.test(countryAbbr)
      ? `“${countryAbbr}” is not a country’s two or three capital letters, such as DE`
      : !/^\d+$/.test(countryCode)
        ? `“${countryCode}” is not a dialing code in digits, such as 49`
        : undefined;

export const probes: { [M in ShellMethod]: Probe<M> } = {
  getLanguage: { wrong: wrongLanguage },
  getUserToken: {
    params: {},
    wrong: ({ token: { length } }) =>
      length > maxToken ? `The token has ${length} characters; the servers refuse more than ${maxToken}` : undefined,
  },
  getUserInfo: { wrong: ({ language }) => wrongLanguage(language) },
  getBrand: {
    wrong: ({ brand }) =>
      brand === '' || Object.hasOwn(__DEPLOYMENT__.brands, brand) ? undefined : `The catalogue has no brand “${brand}”`,
  },
  exit: { see: 'The web view closes.' },
  getOnlineServiceSwitch: {},
  openOnlineService: { see: 'The app’s live chat.' },
  openExternalLink: {
    params: { url: `https://${__DEPLOYMENT__.externalHosts[0]}/` },
    see: 'The page in the phone’s browser, outside the app.',
  },
  bindDevice: { params: {}, see: 'The app’s screen for adding a device.' },
  editCookbook: { params: {}, see: 'An empty recipe in the app’s editor.' },
  showCookbookDetail: { params: { id }, see: 'A recipe, or a refusal: there is none with this id.' },
  showCookbookMore: { params: { id }, see: 'The app’s menu for a recipe, or a refusal.' },
  showCookbookHistory: { params: { id }, see: 'A recipe’s history, or a refusal.' },
  getLocalCookbooks: {
    wrong: ({ cookbooks }) => {
      const read = cookbooks.map(readCookbook);
      const index = read.findIndex((one) => typeof one === 'string');
      return read[index] && `Pages leave out cookbooks[${index}]: its ${read[index]} is missing, empty or of another type`;
    },
  },
  deleteLocalCookbook: { params: { id }, see: 'Nothing: there is no such recipe.' },
  getLocalData: { params: { key: id } },
  saveLocalData: {
    params: { key: id, value: 'Saved by the check: ä 漢字 🙂 "\\' },
    see: 'Nothing. The page adds a number to the text and reads it back. After the app was ended, getLocalData still has it.',
  },
  share: {
    params: { title: 'Companion', text: 'A trial of the app’s share sheet', url: 'https://www.example.com/' },
    see: 'The app’s share sheet, with a title, a text and an address.',
  },
  setUnreadBadge: { params: { count: 3 }, see: 'A 3 where the app shows what is unread.' },
};
