import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIndex } from '../../../../src/lib/search/create-index.ts';
import type { SearchEntry } from '../../../../src/lib/search/entry.ts';
import { createFold } from '../../../../src/lib/search/fold.ts';
import { createRanker } from '../../../../src/lib/search/ranking.ts';
import { confidenceThresholdFor, createSearch } from '../../../../src/lib/search/search.ts';
import { createAnswerSearch } from '../../../../src/stores/create-answer-search.ts';

const entry = (id: string, title: string, whole: string[] = [], more: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ id, title, phrases: { whole }, problem: 'device', devices: 'all' },
  ...more,
});
const none = { stopWords: [], offTopic: [], devices: {}, synonyms: [] };
const searchOf = async (tag: string, entries: readonly SearchEntry[], more: Partial<Parameters<typeof createIndex>[0]> = {}) => {
  const search = await createSearch(createIndex({ tag, entries, words: none, ...more }));
  return (...query: Parameters<typeof search.find>) => search.find(...query).results;
};

const english = [
  entry('start', 'The robot vacuum does not start', ["won't turn on", 'dead', 'no power'], { devices: ['vacuum'] }),
  entry('charge', 'The robot vacuum does not charge', ['battery stays empty'], { devices: ['vacuum'] }),
  entry('box', 'The dust box is missing', [], { devices: ['vacuum'] }),
  entry('smoke', 'The air fryer smokes', ['fumes'], { devices: ['airFryer'] }),
  entry('wifi', 'Which Wi-Fi does the device need: 2.4 GHz or 5 GHz?', ['router band'], { problem: 'network' }),
  entry('code', 'The verification code does not arrive', ['no sms'], { problem: 'account' }),
];
const search = await searchOf('en', english);
const index = createIndex({ tag: 'en', entries: english, words: { ...none, devices: { vacuum: ['robot'] } } });
const ranker = await createRanker(index, createFold('en', ''));
const wifi = await createSearch(createIndex({ tag: 'en', entries: english, words: none }));
const german = await searchOf('de', [
  entry('b', 'Die Bürste ist blockiert'),
  entry('w', 'Der Wassertank fehlt'),
  entry('t', 'Die Tür klemmt'),
]);
const japanese = await searchOf('ja', [
  entry('c', '充電できません'),
  entry('p', 'パスワードを忘れた'),
  entry('m', 'マップが消えた'),
]);
const simplify = (character: string) => ({ 機: '机', 電: '电', 開: '开', 檔: '档' })[character] ?? character;
const chinese = await searchOf('zh-Hans', [entry('c', '机器人不充电'), entry('o', '打不开文件')], { simplify });
const korean = await searchOf('ko', [entry('c', '충전이 되지 않아요', ['충전 안 됨']), entry('n', '소음이 커요')]);

const first = (found: ReturnType<typeof search>) => found[0]?.id;
const texts = fc.oneof(
  fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('robot', '充電', 'won’t', ' ', 'Ǆ', '\ud83d', '𠮷野', 'ﾊﾟｽ'),
);

describe('a search', () => {
  test.each([
    ['robot vacuum does not start', 'start'],
    ['wont turn on', 'start'],
    ['dust box missing', 'box'],
    ['dust bo', 'box'],
    ['wifi 2,4ghz', 'wifi'],
    ['wi fi 5ghz', 'wifi'],
  ])('for %j finds %s first, as a certain one', (query, id) => {
    expect(search(query)[0]).toMatchObject({ id, certain: true });
  });

  test.each([
    ['verif', 'code'],
    ['dustbox', 'box'],
    ['vacum not chargin', 'charge'],
    ['smoking fryer', 'smoke'],
    ['fyrer smkoes', 'smoke'],
  ])('for %j, which may mean something else, finds %s first', (query, id) => {
    expect(first(search(query))).toBe(id);
  });

  test.each(['lawn mower blade', 'netflix subscription', 'xqzzy'])('for %j finds nothing certain', (query) => {
    expect(search(query).filter(({ certain }) => certain)).toEqual([]);
  });

  test.each(['', '  ', '?!', '…'])('for %j finds nothing', (query) => {
    expect(search(query)).toEqual([]);
  });

  test.each(['Bürste', 'buerste', 'burste', 'BÜRSTE blockirt'])('in German finds %j', (query) => {
    expect(first(german(query))).toBe('b');
  });

  test('is surer of two words written as one than of another word that begins alike', () => {
    expect(search('dustbox')[0]?.score).toBeGreaterThan(search('dustbux')[0]?.score ?? 0);
  });

  test('finds words within words', () => {
    expect(first(german('Tank'))).toBe('w');
  });

  test.each([
    ['充電', 'c'],
    ['ぱすわーど', 'p'],
    ['ﾊﾟｽﾜｰﾄﾞ忘れ', 'p'],
    ['まっぷ 消えた', 'm'],
  ])('in Japanese finds %j', (query, id) => {
    expect(japanese(query)[0]).toMatchObject({ id, certain: true });
  });

  test('in Chinese finds what is typed in the other kind of characters', () => {
    expect(chinese('機器人充電')[0]).toMatchObject({ id: 'c', certain: true });
    expect(first(chinese('打不開檔'))).toBe('o');
  });

  test.each(['충전안됨', '충전이 안돼요', '충전 '])('in Korean finds %j, however it is spaced', (query) => {
    expect(first(korean(query))).toBe('c');
  });

  test('looks only where the filter says, and at what is about all devices', () => {
    expect(search('robot smokes', { device: 'airFryer' }).map(({ id }) => id)).toEqual(['smoke']);
    expect(first(search('wifi', { device: 'airFryer' }))).toBe('wifi');
    expect(search('wifi', { problem: 'account' })).toEqual([]);
  });

  test('is as certain of what a filter admits, however well something else fits', async () => {
    const find = await searchOf('en', [
      ...english,
      entry('vacuum', 'The fan smells of rubber', [], { devices: ['vacuum'] }),
      entry('fryer', 'The fan smells', [], { devices: ['airFryer'] }),
    ]);
    const certain = (...query: Parameters<typeof find>) =>
      find(...query)
        .slice(0, 2)
        .map((result) => [result.id, result.certain]);
    expect(certain('fan smells rubber')).toEqual([
      ['vacuum', true],
      ['fryer', false],
    ]);
    expect(certain('fan smells rubber', { device: 'airFryer' })[0]).toEqual(['fryer', true]);
  });

  test('takes the last word for a beginning until a space follows', () => {
    expect(first(search('ver'))).toBe('code');
    expect(search('ver ')).toEqual([]);
  });

  test('does not let words that say nothing in the language count against an entry', async () => {
    const score = async (more: Parameters<typeof searchOf>[2]) =>
      (await searchOf('en', english, more))('very dead')[0]?.score ?? 0;
    const listed = await score({ words: { ...none, stopWords: ['very'] } });
    expect(listed).toBeGreaterThan(await score({}));
  });

  test('is less certain where the query names what no entry is about, than where it names something unknown', async () => {
    const score = async (offTopic: string[]) =>
      (await searchOf('en', english, { words: { ...none, offTopic } }))('phone battery stays empty')[0]?.score ?? 0;
    expect(await score(['phone'])).toBeLessThan((await score([])) - 0.05);
  });

  test('is as certain of a query whether it names a device or not, while each other word makes it more certain', () => {
    const thresholdOf = (query: string) => confidenceThresholdFor('en', ranker.rank(query).tokens);
    expect(thresholdOf('the robot stays empty')).toBe(thresholdOf('the stays empty'));
    expect(thresholdOf('the stays empty')).toBeLessThan(thresholdOf('stays empty'));
  });

  test('has a threshold for each language, and one for any other', () => {
    const { tokens } = ranker.rank('stays empty');
    const [spanish, german, other] = ['es', 'de', 'nl'].map((tag) => confidenceThresholdFor(tag, tokens));
    expect(spanish).toBeGreaterThan(other as number);
    expect(german).toBeLessThan(other as number);
  });

  test.each([
    [
      'en',
      'The robot vacuum does not start',
      [['start', 'boot*', 'wake up']],
      ['robot wont boot', 'robot booting', 'robot wake up'],
    ],
    ['de', 'Der Saugroboter lädt nicht', [['lädt', 'saft', 'strom tank*']], ['Saugroboter Saft', 'Saugroboter Strom tanken']],
    ['zh-Hans', '机器人不充电', [['充电', '没电']], ['机器人没电']],
  ])('finds what means the same: %s', async (tag, title, synonyms, queries) => {
    const find = await searchOf(tag, [entry('other', 'Robot'), entry('meant', title)], { words: { ...none, synonyms } });
    const without = await searchOf(tag, [entry('other', 'Robot'), entry('meant', title)]);
    const score = (found: ReturnType<typeof find>) => found.find(({ id }) => id === 'meant')?.score ?? 0;
    for (const query of queries) expect(score(find(query)) - score(without(query)), query).toBeGreaterThan(0.05);
  });

  test('takes a word of a group with another ending only where it has a star', async () => {
    const score = async (synonyms: string[][]) =>
      (await searchOf('en', english.slice(0, 1), { words: { ...none, synonyms } }))('robot wakes')[0]?.score ?? 0;
    expect(await score([['start', 'wake', 'wake up']])).toBeLessThanOrEqual(await score([]));
    expect(await score([['start', 'wake*']])).toBeGreaterThan(await score([]));
  });

  test('is as certain of what means the same as of a word that it has', async () => {
    const certain = async (synonyms: string[][]) =>
      (await searchOf('en', english, { words: { ...none, synonyms } }))('battery stays conked')[0]?.certain;
    expect(await certain([])).toBe(false);
    expect(await certain([['empty', 'conk*']])).toBe(true);
  });

  test('of alike entries prefers the one about the device that is named', async () => {
    const twins = [
      entry('fryer', 'It smells bad', [], { devices: ['airFryer'] }),
      entry('vacuum', 'It smells bad', [], { devices: ['vacuum'] }),
    ];
    const find = await searchOf('en', [...english.filter(({ id }) => id !== 'smoke'), ...twins], {
      words: { ...none, devices: { vacuum: ['robot'], airFryer: ['air fryer'] } },
    });
    expect(first(find('robot smells bad'))).toBe('vacuum');
    expect(first(find('air fryer smells bad'))).toBe('fryer');
  });

  test('fills up to three with what is near, behind what is certain', () => {
    const found = search('robot does not start or charge, dust box');
    expect(found).toHaveLength(3);
    expect(
      found
        .map(({ certain }) => certain)
        .sort()
        .reverse(),
    ).toEqual(found.map(({ certain }) => certain));
    expect(found.at(-1)?.certain).toBe(false);
  });

  test('tells the first of two that fit alike first', async () => {
    const twins = await searchOf('en', [entry('z', 'Lost map'), entry('a', 'Lost map')]);
    expect(twins('lost map').map(({ id }) => id)).toEqual(['z', 'a']);
  });

  test('of nothing finds nothing', async () => {
    expect((await searchOf('en', []))('robot')).toEqual([]);
  });
});

describe('a number', () => {
  const { find } = wifi;

  test.each([
    ['error 14', '14'],
    ['e14', '14'],
    ['error code 14?', '14'],
    ['エラーコード14', '14'],
    ['错误代码 14', '14'],
    ['오류 코드 14', '14'],
    ['error 24', '24'],
    ['error 7.7', '7.7'],
  ])('that stands in no text is told of, as it was typed: %j', (query, number) => {
    expect(find(query).unknownNumber).toBe(number);
  });

  test.each(['5 ghz', '2.4', 'the robot is 14 months old and does not charge'])(
    'that stands in one, or is a detail, is not: %j',
    (query) => {
      expect(find(query).unknownNumber).toBeUndefined();
    },
  );
});

describe('a query that was typed otherwise', () => {
  const typed = async (tag: string, title: string, query: string, readings = '') => {
    const index = { ...createIndex({ tag, entries: [entry('a', title)], words: none }), readings };
    const { results, instead } = (await createAnswerSearch(index)).find(query);
    return results[0]?.certain ? instead : 'nothing';
  };

  test.each([
    ['ru', 'Пылесос не заряжается', 'gsktcjc yt pfhz;ftncz', 'пылесос не заряжается'],
    ['en', 'The robot does not charge', 'кщище срфкпу', 'robot charge'],
    ['ko', '충전이 되지 않아요', 'cndwjs', '충전'],
  ])('with the keys of another layout is found: %s', async (tag, title, query, instead) => {
    expect(await typed(tag, title, query)).toBe(instead);
  });

  test.each([
    ['ja', '充電できません', 'じゅうでん', 'じゅうでん 充電 じゅう 十', '充電'],
    ['zh-Hans', '机器人不充电', 'Chong dian', 'chong 充 chongdian 充电 dian 电', '充电'],
  ])('as it is read is found: %s', async (tag, title, query, readings, instead) => {
    expect(await typed(tag, title, query, readings)).toBe(instead);
  });

  test('is taken as it is where that is certain', async () => {
    expect(await typed('ru', 'Wi-Fi', 'wifi')).toBeUndefined();
  });

  test('is not guessed at where not all of it can be read', async () => {
    expect(await typed('zh-Hans', '机器人不充电', 'chongdianx', 'chongdian 充电')).toBe('nothing');
    expect(await typed('ko', '충전이 되지 않아요', 'xyz')).toBe('nothing');
  });
});

describe('the marks of a result', () => {
  const marked = (find: typeof search, query: string, title: string) =>
    find(query)[0]?.marks.map(([start, end]) => title.slice(start, end));

  test('are the words that were meant, whole, as they are written', () => {
    expect(marked(search, 'vacum charg', 'The robot vacuum does not charge')).toEqual(['vacuum', 'charge']);
    expect(marked(german, 'buerste', 'Die Bürste ist blockiert')).toEqual(['Bürste']);
    expect(marked(search, 'wifi', 'Which Wi-Fi does the device need: 2.4 GHz or 5 GHz?')).toEqual(['Wi-Fi']);
  });

  test('are the characters that stand side by side', () => {
    expect(marked(japanese, 'ﾊﾟｽﾜｰﾄﾞ', 'パスワードを忘れた')).toEqual(['パスワード']);
    expect(marked(chinese, '充電', '机器人不充电')).toEqual(['充电']);
  });

  test('are no character alone, and no ending without its word', async () => {
    const titles = ['電源が入らない', '動き出します', '起動しません', '動かない', '水漏れがする', 'つながらない'];
    const find = await searchOf(
      'ja',
      titles.map((title) => entry(title, title)),
    );
    const markedIn = (query: string) =>
      find(query).flatMap(({ title, marks }) => marks.map(([start, end]) => title.slice(start, end)));
    expect(markedIn('起動しない')).toEqual(['起動']);
    expect(markedIn('動かない')).toEqual(['動かない']);
    expect(markedIn('水漏れ')).toEqual(['水漏れ']);
    expect(markedIn('つながらない')).toContain('つながらない');
  });

  test('are none where nothing was said', () => {
    expect(search('fumes')[0]?.marks).toEqual([]);
  });

  test('are not words that say nothing in the language, unless nothing else was typed', async () => {
    const find = await searchOf('en', english, { words: { ...none, stopWords: ['the'] } });
    expect(marked(find, 'the dust box', 'The dust box is missing')).toEqual(['dust', 'box']);
    expect(marked(find, 'the', 'The robot vacuum does not start')).toEqual(['The']);
  });
});

describe('any query', () => {
  test('is searched for up to the length of a sentence', async () => {
    const long = `${'the robot does not start '.repeat(20_000)}充${'电'.repeat(20_000)}`;
    expect(search(long)).toEqual(search(long.slice(0, 200)));
  });

  test('is answered, and the same each time', () => {
    fc.assert(
      fc.property(texts, (query) => {
        expect(search(query)).toEqual(search(query));
      }),
    );
  });

  test.each<[string, SearchEntry[], string[]]>([
    [
      'en',
      [...english, entry('full', 'Dustbox full')],
      ['the dust box', 'does it char charge', 'washing machine does not get going'],
    ],
    ['ja', [entry('f', 'エアフライヤー'), entry('m', 'マップが消えた')], ['えあふらいや', 'エアフライヤー']],
  ])('in %s finds the same, whatever was typed before', async (tag, entries, queries) => {
    const words = { ...none, offTopic: ['washing machine'], synonyms: [['start', 'get going']] };
    const find = await searchOf(tag, entries, { words });
    for (const query of queries) {
      for (let length = 1; length <= query.length; length++) {
        const typed = query.slice(0, length);
        expect(find(typed), typed).toEqual((await searchOf(tag, entries, { words }))(typed));
      }
    }
  });

  test('of any language, over any entries, marks ranges that lie in the text, one behind the other', async () => {
    const entries = fc.array(fc.tuple(texts, fc.array(texts, { maxLength: 2 })), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(entries, texts, fc.constantFrom('en', 'de', 'ja', 'zh-Hans'), async (all, query, tag) => {
        const some = all.map(([title, words], index) => entry(String(index), title, words));
        const find = await searchOf(tag, some, { simplify: (character) => character });
        for (const typed of [query, all[0]?.[0] ?? '']) {
          for (const { id, score, marks } of find(typed)) {
            expect(score).toBeGreaterThan(0);
            let last = 0;
            for (const [start, end] of marks) {
              expect(start).toBeGreaterThanOrEqual(last);
              expect(end).toBeGreaterThan(start);
              last = end;
            }
            expect(last).toBeLessThanOrEqual(some[Number(id)]?.title.length ?? 0);
          }
        }
      }),
    );
  });

  test('that is a title finds that entry', () => {
    for (const { id, title } of english) expect(search(title)[0]).toMatchObject({ id, certain: true });
  });
});
