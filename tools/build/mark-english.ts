/*
 * Guides and drawings name the English labels and commands of other companies' apps. In a page of other letters, a screen reader reads
 * them in the voice of the page, which spells or garbles them, unless they are marked (WCAG 2.2, 3.1.2). The marks are made here and
 * not in the texts, so that translators need to know nothing, and captions and drawings have them as well.
 */
import catalogue from '../../content/catalogue.json' with { type: 'json' };

/** Words of names, which every language has as they are: a phrase of nothing else needs no mark. */
const names = new Set(
  [
    ...[...catalogue.brands, ...catalogue.models].map(({ name }) => name),
    'Google Home Assistant Play Amazon Alexa Echo Yandex Alice Apple Siri IFTTT Applet App Pro Free Hey OK',
    'iPhone iPad iOS Android Chrome Safari Wi-Fi Bluetooth VPN GHz ID SN',
  ].flatMap((text) => text.split(' ')),
);

/** Two Latin words or more, of which Skills &amp; Games are two. The space in Google Home is one that does not break. */
const phrase = /(?<![\w&])[A-Za-z][\w’'-]*(?:[ \u00A0](?:&amp; )?[A-Za-z][\w’'-]*)+/g;

/** Lines of a drawing that have nothing but Latin letters and signs. */
const allLatin = /^[\s!-~’“”…]+$/;

/** What has no text to mark, a line of a drawing, a tag, or text. */
const token =
  /<!--.*?-->|<(script|style|template|title|textarea|option)\b[^>]*>.*?<\/\1>|<text\b[^>]*>.*?<\/text>|<\/?[a-z](?:"[^"]*"|[^">])*>|[^<]+/gs;

const saysLanguage = /^<[^>]* lang="/;

/** Whether a phrase is only a name, such as Google Home. */
export const isName = (words: string): boolean => words.split(/[ \u00A0]/).every((word) => names.has(word));
const hasPhrase = (text: string): boolean => [...text.matchAll(phrase)].some(([words]) => !isName(words));
const nameOf = (tag: string): string | undefined => /^<\/?([\w-]+)/.exec(tag)?.[1];
const withLang = (tag: string): string => tag.replace(/^<[\w-]+/, '$& lang="en"');

/** Whether a page is in a language that is not written in Latin letters. */
export function isInOtherLetters(html: string): boolean {
  const [, tag = 'en'] = /<html\b[^>]*\slang="([\w-]+)"/.exec(html) ?? [];
  return new Intl.Locale(tag).maximize().script !== 'Latn';
}

/**
 * Marks the English phrases of a page that is written in other letters: an element that holds nothing else gets `lang="en"`, others
 * get a `<span>`. Pages with islands stay as they are, since their scripts expect what they rendered.
 */
export function withEnglishMarked(html: string): string {
  const start = html.indexOf('<body');
  if (start < 0 || !isInOtherLetters(html) || html.includes('<astro-island')) return html;
  return html.slice(0, start) + mark(html.slice(start));
}

function mark(body: string): string {
  const tokens = [...body.matchAll(token)].map(([text]) => text);
  /** The name of an element that says its language, and how many of that name are open within it */
  let foreign: { name: string; depth: number } | undefined;
  const markAt = (text: string, index: number): string => {
    const name = nameOf(text);
    if (foreign) {
      if (name === foreign.name && name !== 'text') foreign.depth += text.startsWith('</') ? -1 : 1;
      if (foreign.depth === 0) foreign = undefined;
      return text;
    }
    if (name === 'text') return markLine(text);
    if (name && saysLanguage.test(text)) {
      foreign = { name, depth: 1 };
      return text;
    }
    if (name) return isAlone(index + 1) ? withLang(text) : text;
    return isAlone(index) ? text : markPhrases(text, 'span');
  };
  /** Whether the text at an index is one English phrase, and all that its element holds. */
  const isAlone = (index: number): boolean => {
    const [before = '', text = '', after = ''] = tokens.slice(index - 1, index + 2);
    const isElement = before.startsWith('<') && nameOf(before) === /^<\/([\w-]+)/.exec(after)?.[1];
    return isElement && hasPhrase(text) && text.replace(phrase, '') === '';
  };
  return tokens.map(markAt).join('');
}

/** `<text>`, whose lines are elements of their own. */
function markLine(element: string): string {
  if (saysLanguage.test(element)) return element;
  const words = element.replace(/<[^>]*>/g, ' ').trim();
  if (allLatin.test(words) && hasPhrase(words)) return withLang(element);
  return element.replace(/>([^<]+)/g, (_whole, text: string) => `>${markPhrases(text, 'tspan')}`);
}

const markPhrases = (text: string, element: string): string =>
  text.replace(phrase, (words) => (isName(words) ? words : `<${element} lang="en">${words}</${element}>`));
