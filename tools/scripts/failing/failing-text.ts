import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failing, FailingAnswer } from '../../../src/contract/faq/failing.ts';
import type { Region } from '../../../src/contract/regions.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { root } from '../tools.ts';

/** The title of an answer, and what its steps begin with; its id where it is no longer there. */
function textOf(article: string, code: string): { title: string; steps: string[] } {
  try {
    const text = readFileSync(join(root, 'content', code, 'faq', `${article}.mdx`), 'utf8');
    return {
      title: /^title: (.*)$/m.exec(text)?.[1] ?? article,
      steps: [...text.matchAll(/^\d+\. \*\*(.*?)\*\*/gm)].map(([, step = '']) => step),
    };
  } catch {
    return { title: article, steps: [] };
  }
}

function answerText({ article, helped, failed, share, stop }: FailingAnswer, code: string): string {
  const { title, steps } = textOf(article, code);
  const number = Number(/\d+$/.exec(stop?.step ?? '')?.[0] ?? 0);
  const stopped =
    stop && `\n      ${stop.readers} stop at step ${number}: ${steps[number - 1] ?? '(no such step in the text of today)'}`;
  return `  at least ${Math.round(share * 100)} %  ${title}  (content/${code}/faq/${article}.mdx)
      failed ${failed}, helped ${helped}${stopped ?? ''}`;
}

/** What to work on in a language, as `npm run failing` prints it. */
export function failingText(region: Region, { code, label }: Locale, { answers, searches }: Failing): string {
  const none = '  nothing in the last 30 days';
  return [
    `${region} · ${label} · answers that fail most readers`,
    ...(answers.length > 0 ? answers.map((answer) => answerText(answer, code)) : [none]),
    `${region} · ${label} · searches without a good answer`,
    ...(searches.length > 0 ? searches.map(({ words, days }) => `  on ${days} days  ${words}`) : [none]),
    '',
  ].join('\n');
}
