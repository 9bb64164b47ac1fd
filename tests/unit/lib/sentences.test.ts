import { expect, test } from 'vitest';
import { joinSentences } from '../../../src/lib/join-sentences.ts';
import { sentencesOf } from '../../../src/lib/sentences.ts';

test.each([
  ['Wait 1.5 hours.  Is it “hot?” Yes!', ['Wait 1.5 hours.', 'Is it “hot?”', 'Yes!']],
  ['掃除します。本当？はい', ['掃除します。', '本当？', 'はい']],
  ['Проверьте эл. почту. Потом – пароль.', ['Проверьте эл. почту.', 'Потом – пароль.']],
  ['Balkon için 4.  seviye. 1. seviye en azdır.', ['Balkon için 4.  seviye.', '1. seviye en azdır.']],
  ['', []],
])('%j is split after its sentences, not after abbreviations', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('sentences of one text stand apart where their language separates words', () => {
  expect(joinSentences(['Wait.', 'Try again.'], 'en')).toBe('Wait. Try again.');
  expect(joinSentences(['待ちます。', '試します。'], 'ja')).toBe('待ちます。試します。');
  expect(joinSentences(['等待。', '再試。'], 'zh-Hant-HK')).toBe('等待。再試。');
});
