import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIndex } from '../../../../src/lib/search/create-index.ts';
import type { SearchEntry } from '../../../../src/lib/search/entry.ts';
import { createSearch } from '../../../../src/lib/search/search.ts';

const entry = (id: string, title: string, words: string[] = [], more: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ id, title, description: '', words, problem: 'device', devices: 'all' },
  ...more,
});

const english = [
  entry('start', 'The robot vacuum does not start', ["won't turn on", 'dead', 'no power'], { devices: ['vacuum'] }),
  entry('charge', 'The robot vacuum does not charge', ['battery stays empty'], { devices: ['vacuum'] }),
  entry('box', 'The dust box is missing', [], { devices: ['vacuum'], description: 'Push it in until it clicks.' }),
  entry('smoke', 'The air fryer smokes', ['fumes'], { devices: ['airFryer'] }),
  entry('wifi', 'Which Wi-Fi does the device need: 2.4 GHz or 5 GHz?', ['router band'], { problem: 'network' }),
  entry('code', 'The verification code does not arrive', ['no sms'], { problem: 'account' }),
];
const search = createSearch(createIndex('en', english, []));
const german = createSearch(
  createIndex(
    'de',
    [entry('b', 'Die Bürste ist blockiert'), entry('w', 'Der Wassertank fehlt'), entry('t', 'Die Tür klemmt')],
    [],
  ),
);
const japanese = createSearch(
  createIndex('ja', [entry('c', '充電できません'), entry('p', 'パスワードを忘れた'), entry('m', 'マップが消えた')], []),
);
const simplify = (character: string) => ({ 機: '机', 電: '电', 開: '开', 檔: '档' })[character] ?? character;
const chinese = createSearch(createIndex('zh-Hans', [entry('c', '机器人不充电'), entry('o', '打不开文件')], [], simplify));
const korean = createSearch(createIndex('ko', [entry('c', '충전이 되지 않아요', ['충전 안 됨']), entry('n', '소음이 커요')], []));

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
    ['vacum not chargin', 'charge'],
    ['dustbox', 'box'],
    ['dust bo', 'box'],
    ['smoking fryer', 'smoke'],
    ['wifi 2,4ghz', 'wifi'],
    ['wi fi 5ghz', 'wifi'],
    ['verif', 'code'],
    ['fyrer smkoes', 'smoke'],
  ])('for %j finds %s first, as a good one', (query, id) => {
    expect(search(query)[0]).toMatchObject({ id, good: true });
  });

  test.each(['lawn mower blade', 'netflix subscription', 'xqzzy'])('for %j finds nothing good', (query) => {
    expect(search(query).filter(({ good }) => good)).toEqual([]);
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
    expect(japanese(query)[0]).toMatchObject({ id, good: true });
  });

  test('in Chinese finds what is typed in the other kind of characters', () => {
    expect(chinese('機器人充電')[0]).toMatchObject({ id: 'c', good: true });
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

  test('takes the last word for a beginning until a space follows', () => {
    expect(first(search('ver'))).toBe('code');
    expect(search('ver ')).toEqual([]);
  });

  test('does not let words that say nothing in the language count against an entry', () => {
    const texts = Array.from({ length: 6 }, (_, index) => `It is very much so ${index}`);
    const good = (bodies: string[]) => createSearch(createIndex('en', english, bodies))('very dead')[0]?.good;
    expect(good([])).toBe(false);
    expect(good(texts)).toBe(true);
  });

  test('tells the first of two that fit alike first', () => {
    const twins = createSearch(createIndex('en', [entry('z', 'Lost map'), entry('a', 'Lost map')], []));
    expect(twins('lost map').map(({ id }) => id)).toEqual(['z', 'a']);
  });

  test('of nothing finds nothing', () => {
    expect(createSearch(createIndex('en', [], []))('robot')).toEqual([]);
  });
});

describe('the marks of a result', () => {
  const marked = (find: typeof search, query: string, title: string) =>
    find(query)[0]?.marks.title.map(([start, end]) => title.slice(start, end));

  test('are the words that were meant, whole, as they are written', () => {
    expect(marked(search, 'vacum charg', 'The robot vacuum does not charge')).toEqual(['vacuum', 'charge']);
    expect(marked(german, 'buerste', 'Die Bürste ist blockiert')).toEqual(['Bürste']);
    expect(marked(search, 'wifi', 'Which Wi-Fi does the device need: 2.4 GHz or 5 GHz?')).toEqual(['Wi-Fi']);
  });

  test('are the characters that stand side by side', () => {
    expect(marked(japanese, 'ﾊﾟｽﾜｰﾄﾞ', 'パスワードを忘れた')).toEqual(['パスワード']);
    expect(marked(chinese, '充電', '机器人不充电')).toEqual(['充电']);
  });

  test('are none where nothing was said', () => {
    expect(search('fumes')[0]?.marks).toEqual({ title: [], description: [] });
  });

  test('are not words that say nothing in the language, unless nothing else was typed', () => {
    const bodies = Array.from({ length: 8 }, (_, index) => `The one and the other ${index}`);
    const find = createSearch(createIndex('en', english, bodies));
    expect(marked(find, 'the dust box', 'The dust box is missing')).toEqual(['dust', 'box']);
    expect(marked(find, 'the', 'The robot vacuum does not start')).toEqual(['The']);
  });

  test('are in the description too', () => {
    expect(search('dust box clicks')[0]?.marks.description).toEqual([[20, 26]]);
  });
});

describe('any query', () => {
  test('is answered, and the same each time', () => {
    fc.assert(
      fc.property(texts, (query) => {
        expect(search(query)).toEqual(search(query));
      }),
    );
  });

  test('of any language, over any entries, marks ranges that lie in the text, one behind the other', () => {
    const entries = fc.array(fc.tuple(texts, texts, fc.array(texts, { maxLength: 2 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(entries, texts, fc.constantFrom('en', 'de', 'ja', 'zh-Hans'), (all, query, tag) => {
        const some = all.map(([title, description, words], index) => entry(String(index), title, words, { description }));
        const find = createSearch(createIndex(tag, some, [], (character) => character));
        for (const typed of [query, all[0]?.[0] ?? '']) {
          for (const { id, score, marks } of find(typed)) {
            expect(score).toBeGreaterThan(0);
            for (const part of ['title', 'description'] as const) {
              let last = 0;
              for (const [start, end] of marks[part]) {
                expect(start).toBeGreaterThanOrEqual(last);
                expect(end).toBeGreaterThan(start);
                last = end;
              }
              expect(last).toBeLessThanOrEqual(some[Number(id)]?.[part].length ?? 0);
            }
          }
        }
      }),
    );
  });

  test('that is a title finds that entry', () => {
    for (const { id, title } of english) expect(search(title)[0]).toMatchObject({ id, good: true });
  });
});
