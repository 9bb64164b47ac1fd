import { isVisible, onHidden, onVisible } from '../../stores/page-events.ts';

/** The voice commands of cook mode. */
const commands = ['next', 'back', 'repeat', 'timer', 'stop'] as const;
export type Command = (typeof commands)[number];

/** The words for each command, in the recognized language. */
export type CommandWords = Record<Command, readonly string[]>;

/** Splits a comma-separated text. */
export const wordsIn = (text: string): string[] => text.split(/[,，、]/).flatMap((word) => word.trim() || []);

/** The last command in a transcript, if any. Of two that end together the longer one counts: "stop timer" is not "timer". */
export function commandIn(transcript: string, words: CommandWords, tag: string): Command | undefined {
  const text = transcript.toLocaleLowerCase(tag);
  const [last] = commands
    .flatMap((command) => words[command].map((word) => ({ command, word, end: lastEndOf(word.toLocaleLowerCase(tag), text) })))
    .filter(({ end }) => end >= 0)
    .sort((a, b) => b.end - a.end || b.word.length - a.word.length);
  return last?.command;
}

/** Where the last occurrence of a whole word ends, or -1. In scripts without spaces it need not be a whole word. */
function lastEndOf(word: string, text: string): number {
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
  const [before, after] = spaceless ? ['', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const last = [...text.matchAll(new RegExp(`${before}${escaped}${after}`, 'gu'))].at(-1);
  return last ? last.index + word.length : -1;
}

/** The used part of https://developer.mozilla.org/en-US/docs/Web/API/SpeechRecognition, which TypeScript does not declare. */
interface Recognition {
  lang: string;
  continuous: boolean;
  onresult:
    | ((event: { resultIndex: number; results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }> }) => void)
    | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
type Recognizer = new () => Recognition;

declare global {
  var SpeechRecognition: Recognizer | undefined;
  var webkitSpeechRecognition: Recognizer | undefined;
}

const recognizer = (): Recognizer | undefined => globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;

export const canListen = (): boolean => recognizer() !== undefined;

interface Listening {
  /** BCP 47 */
  tag: string;
  words: CommandWords;
  onCommand(command: Command): void;
  /** The browser or the user has denied it, or its service cannot be reached */
  onFailure(): void;
}

/** Errors after which listening continues: nobody spoke, or the page was hidden. */
const transientErrors = ['no-speech', 'aborted'];

/** Milliseconds before listening restarts after the browser has ended it. */
const restartDelayMs = 300;

/** Listens for commands while the page is visible. The browser asks for permission. @returns stops listening */
export function listen({ tag, words, onCommand, onFailure }: Listening): () => void {
  const Recognition = recognizer();
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  Object.assign(recognition, { lang: tag, continuous: true });
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;

  const start = () => {
    if (stopped || !isVisible()) return;
    try {
      recognition.start();
    } catch {
      // It is running already.
    }
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const unsubscribe of subscriptions) unsubscribe();
    recognition.abort();
  };
  const subscriptions = [onVisible(start), onHidden(() => recognition.abort())];

  recognition.onresult = ({ resultIndex, results }) => {
    const result = results[resultIndex];
    const command = result?.isFinal ? commandIn(result[0].transcript, words, tag) : undefined;
    if (command && !stopped) onCommand(command);
  };
  recognition.onerror = ({ error }) => {
    if (stopped || transientErrors.includes(error)) return;
    stop();
    onFailure();
  };
  recognition.onend = () => {
    timer = setTimeout(start, restartDelayMs);
  };
  start();
  return stop;
}
