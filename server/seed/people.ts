import type { SeedLang } from './texts.ts';

export interface SeedUser {
  uid: string;
  username: string;
  country: string;
  lang: SeedLang;
  /**
   * `owner`: devices of every kind in every place, and reports in every state. `new`: a robot, an air fryer and no report yet.
   * `empty`: nothing. `operator`: customer service of the country's region.
   */
  kind: 'owner' | 'new' | 'empty' | 'operator';
  /** What an owner fills in as contact */
  contact?: string;
  /** Owners whose homes the device of a `new` user is shared with */
  sharesWith?: readonly string[];
}

export const seedUsers: readonly SeedUser[] = [
  { uid: 'de-anna', username: 'Anna Becker', country: 'DE', lang: 'de', kind: 'owner', contact: '0151 23456789' },
  { uid: 'de-jonas', username: 'Jonas Weber', country: 'DE', lang: 'de', kind: 'new', sharesWith: ['de-anna', 'fr-louis'] },
  { uid: 'at-lena', username: 'Lena Gruber', country: 'AT', lang: 'de', kind: 'empty' },
  { uid: 'fr-louis', username: 'Louis Moreau', country: 'FR', lang: 'fr', kind: 'owner', contact: '06 12 34 56 78' },
  { uid: 'es-lucia', username: 'Lucía García', country: 'ES', lang: 'es', kind: 'owner', contact: 'lucia.garcia@example.com' },
  { uid: 'it-marco', username: 'Marco Rossi', country: 'IT', lang: 'it', kind: 'owner', contact: 'marco.rossi@example.com' },
  { uid: 'pl-kasia', username: 'Katarzyna Nowak', country: 'PL', lang: 'pl', kind: 'owner', contact: 'kasia.nowak@example.com' },
  { uid: 'ru-olga', username: 'Ольга Смирнова', country: 'RU', lang: 'ru', kind: 'owner', contact: '8 912 345-67-89' },
  { uid: 'tr-elif', username: 'Elif Yılmaz', country: 'TR', lang: 'tr', kind: 'owner', contact: 'elif.yilmaz@example.com' },
  { uid: 'us-grace', username: 'Grace Miller', country: 'US', lang: 'en', kind: 'owner', contact: 'grace.miller@example.com' },
  { uid: 'us-noah', username: 'Noah Davis', country: 'US', lang: 'en', kind: 'new', sharesWith: ['us-grace', 'jp-haruto'] },
  { uid: 'jp-haruto', username: '佐藤 陽翔', country: 'JP', lang: 'ja', kind: 'owner', contact: '090-1234-5678' },
  { uid: 'kr-minji', username: '김민지', country: 'KR', lang: 'ko', kind: 'owner', contact: 'minji.kim@example.com' },
  { uid: 'hk-kayan', username: '陳嘉欣', country: 'HK', lang: 'zhf', kind: 'owner', contact: 'kayan.chan@example.com' },
  { uid: 'cn-wei', username: '王伟', country: 'CN', lang: 'zh', kind: 'owner', contact: '138 1234 5678' },
  { uid: 'cn-fang', username: '李芳', country: 'CN', lang: 'zh', kind: 'new', sharesWith: ['cn-wei'] },
  { uid: 'gb-oliver', username: 'Oliver Hughes', country: 'GB', lang: 'en', kind: 'empty' },
  { uid: 'au-ruby', username: 'Ruby Nguyen', country: 'AU', lang: 'en', kind: 'empty' },
  { uid: 'in-priya', username: 'Priya Sharma', country: 'IN', lang: 'en', kind: 'empty' },
  { uid: 'ca-emma', username: 'Emma Tremblay', country: 'CA', lang: 'en', kind: 'empty' },
  { uid: 'service-eu', username: 'Service EU', country: 'DE', lang: 'en', kind: 'operator' },
  { uid: 'service-us', username: 'Service US', country: 'US', lang: 'en', kind: 'operator' },
  { uid: 'service-cn', username: 'Service CN', country: 'CN', lang: 'zh', kind: 'operator' },
];
