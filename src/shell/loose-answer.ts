import { refusal } from './shell.ts';

/**
 * What an app answers over a bridge that has no envelope of its own: the data itself, or `{error:{code,message}}` as a
 * refusal, either as an object or as its JSON.
 */
export async function looseAnswer(answer: unknown): Promise<unknown> {
  const data = typeof answer === 'string' ? parse(answer) : answer;
  if (typeof data === 'object' && data !== null && 'error' in data) throw refusal(data.error);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
