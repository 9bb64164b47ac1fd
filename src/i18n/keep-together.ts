import type { LocaleCode } from './locale-ids.ts';

/** What never stands at two ends of a line: U+00A0 is a space that does not break, U+2060 (word joiner) nothing that does not break. */
const [space, joiner] = ['\u00A0', '\u2060'];

/** Names of two words. */
const name =
  /(?<=(?<![A-Za-z])(?:Google|Amazon|Yandex|App|Яндекс)) (?=(?:Home|Assistant|Play|Alexa|Echo|Alice|Store|Алиса)(?![a-z]))/gu;

/** What a sign and a number name together: LDS T6, WCAG 2.2, iOS 18. */
const numbered = /(?<=(?<![A-Za-z])(?:[A-Z]{2,}|i(?:Pad)?OS)) (?=[A-Z]?\d)/g;
/** A hyphen within a name. */
const nameHyphen = /(?<=\bWi-)(?=Fi\b)/g;

/** A number, or the placeholder of one; not the digits of a model's name. */
const number = String.raw`(?:(?<![A-Za-z][\w.,]*)\d|\{\{(?:all|amount|count|days|hours|max|min|minutes|most|number|percent|size|stars|total|value)\}\})`;

const symbols = '[KMG]?[Bo]|[КМГ]?Б|[MG]Hz|[МГ]Гц|[ckm]?m|[скм]?м|k?g|к?г|m?l|м?л|min|мин|h|ч|s|с|dk|sa|°[CF]|°|%';
/** Beginnings of the words for units. Another word that begins so may stay with its number as well. */
const unitWords = [
  'minut|минут|dakika|second|sekund|segund|секунд|saniye|hour|stund|heure|hora|godzin|час|saat',
  'day|tag(?:en?)?(?!\\p{L})|jour|día|giorn|dni|день|дня|дней|gün|week|woche|semai|seman|settiman|tyg|недел|hafta',
  'month|monat|mois|mes|miesi|месяц|year|jahr|año|anni|lat|лет|yıl',
  'step|schritt|étape|paso|passagg|krok|шаг|adım',
  'degr|grad|stopni|градус|derece|pixel|píxel|piksel|пиксел',
].join('|');
const unit = new RegExp(String.raw`(?<=${number}) (?=(?:${symbols})(?!\p{L})|${unitWords}|\p{sc=Han})`, 'giu');

/** Of what Japanese and Chinese count with, what has several characters: 分⏎間 is no better than 5⏎分. */
const japaneseCounters = 'つ目|[台個枚本回件番行][目]|[分秒年]間|時間|週間|か[月所]|種類|人前|文字|パーセント|メートル|センチ';
const chineseUnits = '分[钟鐘]|[秒][钟鐘]|小[时時]|[个個][月]|星期|毫米|[厘公]分|厘米|公斤';

/** Where browsers that know phrases see the end of one within a word, or between a verb and what makes a noun of it. */
const japaneseWords = new RegExp(
  '一時_停止 お気に_入り 上_書き 空_回り 蒸_気 方_法を できる_こと バック_グラウンド バージ_ョン メインフィル_ター 約_\\d'
    .replace(/(\S+)_(\S+)/g, '(?<=$1)(?=$2)')
    .replaceAll(' ', '|'),
  'g',
);

const joined = (text: string): string => [...text].join(joiner);

const japaneseCount = new RegExp(
  String.raw`(?<=${number}|\d%)(?:${japaneseCounters}|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]))`,
  'gu',
);
const chineseCount = new RegExp(`(?<=${number}${space})(?:${chineseUnits})`, 'gu');
/** A particle, or a verb, right behind a quoted label or a sign: ‘확인’을, SN(시리얼 번호)을. */
const koreanParticle = /(?<=[’”)\]%])(?=\p{sc=Hangul})/gu;

/** The hyphen of робот-пылесос. */
const russianHyphen = /(?<=робот\p{L}*-)(?=пылесос)/giu;

/** A label of another app's in English, and the characters of one that is short enough for any line: Set up device. */
const [label, maxLabel] = [/[A-Za-z]+(?: [A-Za-z]+)+/g, 16];

const ofLanguage: Partial<Record<LocaleCode, (text: string) => string>> = {
  ja: (text) =>
    text
      .replace(label, (words) => (words.length > maxLabel ? words : words.replaceAll(' ', space)))
      .replace(japaneseCount, (counter) => joiner + joined(counter))
      .replace(japaneseWords, joiner),
  ko: (text) => text.replace(koreanParticle, joiner),
  ru: (text) => text.replace(russianHyphen, joiner),
  zh: (text) => text.replace(chineseCount, joined),
  'zh-hk': (text) => text.replace(chineseCount, joined),
};

/**
 * A text in which no line ends within a name (Google Home, Wi-Fi, LDS T6), between a number and what it counts (15 min, 15個),
 * before a particle (‘확인’을), or within a word that a browser takes for two (一時停止). It looks the same. Writers type plain
 * spaces: every text of content/ comes through here when the site is built, but for the words of drawings, whose lines `fitLabel`
 * breaks.
 */
export function keepTogether(text: string, code: LocaleCode): string {
  const spaced = text.replace(name, space).replace(numbered, space).replace(nameHyphen, joiner).replace(unit, space);
  return ofLanguage[code]?.(spaced) ?? spaced;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Words of one character that belong to what stands before them, or end what does. */
const chineseParticles = new Set('的了和与與或把在到从從用为為对對将將');

/**
 * The pieces of a heading between which a line may break in Chinese, which has no spaces and which browsers break between any two
 * characters: words. At spaces and signs it breaks anyway. Other languages have one piece, and break where their browser does.
 */
export function wordsOfHeading(text: string, code: LocaleCode): string[] {
  if (code !== 'zh' && code !== 'zh-hk') return [text];
  const segmenter = segmenters.get(code) ?? new Intl.Segmenter(code, { granularity: 'word' });
  segmenters.set(code, segmenter);
  const pieces: string[] = [];
  let before = '';
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    // The dictionary lacks many words (小|工具, 机器|人): a character by itself stays with what stands on both sides of it.
    const ends = before.length > 1 || chineseParticles.has(before);
    const begins = ends && isWordLike && segment.length > 1 && !pieces.at(-1)?.endsWith(joiner);
    if (begins) pieces.push(segment);
    else pieces.push((pieces.pop() ?? '') + segment);
    before = isWordLike ? segment : '';
  }
  return pieces;
}

const han = String.raw`\p{sc=Han}`;
const katakana = '[ァ-ヺー]';
const japanesePhrase = new RegExp(String.raw`(?:${han}|${katakana}|[\w\u00A0\u2060])+\p{sc=Hiragana}*[。、]?`, 'gu');

/** What begins a verb in す, which no する follows: 探して. */
const verbsInSu = '探押話外渡戻直消離試回返';

/** Between words of other letters (Google Home|アプリ, 電源|アダプター), before a noun's する, and before what only helps a verb. */
const withinPhrase = new RegExp(
  `(?<=[a-z])(?=${katakana}|${han}{2})|(?<=${katakana})(?=[A-Z]|${han}{2})|(?<=${han}{2})(?=${katakana})|` +
    `(?<=${han}{2}(?<![${verbsInSu}])|${katakana})(?=して|しま[すせ]|され)|(?<=[てで])(?=ください|い[まなる])|(?=かもしれ)`,
  'gu',
);

/**
 * The pieces of a sentence between which a line may break in Japanese, although a browser that keeps phrases together would not: parts
 * of phrases so long that the line before would stay half empty. Other languages have one piece.
 */
export function partsOfPhrases(text: string, code: LocaleCode): string[] {
  if (code !== 'ja') return [text];
  const cuts = [...text.matchAll(japanesePhrase)]
    .filter(({ 0: phrase }) => phrase.length > 8)
    .flatMap(({ 0: phrase, index }) => [...phrase.matchAll(withinPhrase)].map((cut) => index + cut.index));
  // A guide's text ends where {{brand}} stands.
  if (text.startsWith('アプリ')) cuts.unshift(0);
  return [0, ...cuts].map((cut, at) => text.slice(cut, cuts[at]));
}
