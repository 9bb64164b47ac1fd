import type { ParamsOf, ShellMethod, ShellReply } from '../../../src/shell/shell.ts';

interface Sample<M extends ShellMethod> {
  params?: ParamsOf<M>;
  /** A right answer, with which pages can work: one of its own for each number, where its shape has room; for 0 `null`, where that is one. */
  answer(number: number): ShellReply<M>;
}

const language = (number: number) => ({ lang: 'de', countryAbbr: 'DE', countryCode: `${number}` });
const ignored = (number: number) => (number === 0 ? null : { number });

/** How a page calls each function, and what an app that works answers. */
export const samples: { [M in ShellMethod]: Sample<M> } = {
  getLanguage: { answer: language },
  getUserToken: { params: {}, answer: (number) => ({ token: `secret-${number}` }) },
  getUserInfo: {
    answer: (number) => ({
      uid: `ada-${number}`,
      username: 'Ada Lovelace',
      appVersion: '3.2',
      platform: 'ios',
      language: language(number),
    }),
  },
  getBrand: { answer: (number) => ({ brand: 'ultenic', name: `Ultenic ${number}` }) },
  exit: { answer: ignored },
  getOnlineServiceSwitch: { answer: (number) => ({ enabled: number % 2 === 0 }) },
  openOnlineService: { answer: ignored },
  openExternalLink: { params: { url: 'https://www.ifttt.com/a' }, answer: ignored },
  bindDevice: { params: {}, answer: ignored },
  editCookbook: { params: { id: '1' }, answer: ignored },
  showCookbookDetail: { params: { id: '1' }, answer: ignored },
  showCookbookMore: { params: { id: '1' }, answer: ignored },
  showCookbookHistory: { params: { id: '1' }, answer: ignored },
  getLocalCookbooks: { answer: (number) => ({ cookbooks: [{ id: number, name: 'Soup' }] }) },
  deleteLocalCookbook: { params: { id: '1' }, answer: ignored },
  getLocalData: { params: { key: 'a' }, answer: (number) => ({ value: number === 0 ? null : `${number}` }) },
  saveLocalData: { params: { key: 'a', value: 'b' }, answer: ignored },
  share: { params: { title: 'a', text: 'b', url: 'https://help.example.com/' }, answer: ignored },
  setUnreadBadge: { params: { count: 2 }, answer: ignored },
};

/** An answer with the shape of none. */
export const misshapen = { token: 7, value: 7, enabled: 'yes', cookbooks: {} };
