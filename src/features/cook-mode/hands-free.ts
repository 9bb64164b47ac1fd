import { isVisible, onHidden, onVisible } from '../../stores/page-events.ts';
/** What somebody with dough on their hands can say. */
export const commands = ['next', 'back', 'repeat', 'timer', 'stop'] as const;
export type Command = (typeof commands)[number];

/** The words for each command, in the language that is listened to. */
export type CommandWords = Record<Command, readonly string[]>;

/** The words of a text of the page, where commas stand between them. */
export const wordsIn = (text: string): string[] => text.split(/[,，、]/).flatMap((word) => word.trim() || []);

/** The command that was heard last in what was said, if any; of two that end together the longer: "stop timer" is no timer. */
export function commandIn(said: string, words: CommandWords, tag: string): Command | undefined {
  const heard = said.toLocaleLowerCase(tag);
  const [last] = commands
    .flatMap((command) => words[command].map((word) => ({ command, word, place: placeOf(word.toLocaleLowerCase(tag), heard) })))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => b.place - a.place || b.word.length - a.word.length);
  return last?.command;
}

/** Where a word ends that stands by itself; in scripts without spaces, wherever it ends. -1 where it does not stand at all. */
function placeOf(word: string, heard: string): number {
  const whole = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
  const edge = whole ? '' : '(?![\\p{L}\\p{M}])';
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const places = [...heard.matchAll(new RegExp(`${whole ? '' : '(?<![\\p{L}\\p{M}])'}${escaped}${edge}`, 'gu'))];
  const last = places.at(-1);
  return last ? last.index + word.length : -1;
}

/** Speech recognition as far as it is needed; no standard library knows it yet. */
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

const recognizer = (): Recognizer | undefined => {
  const scope = globalThis as { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
};

export const canListen = (): boolean => recognizer() !== undefined;

interface Listening {
  /** BCP 47 */
  tag: string;
  words: CommandWords;
  onCommand(command: Command): void;
  /** The browser or the user forbids it, or its service is not there */
  onFailure(): void;
}

/** Errors after which it goes on: nobody spoke, or the page was left for a moment. */
const passing = ['no-speech', 'aborted'];

/** Milliseconds before listening goes on after the browser ended it. */
const breath = 300;

/** Listens until it is stopped, while the page is looked at. The browser asks for the microphone by itself. @returns stops it */
export function listen({ tag, words, onCommand, onFailure }: Listening): () => void {
  const Recognition = recognizer();
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  Object.assign(recognition, { lang: tag, continuous: true });
  let over = false;
  let timer: ReturnType<typeof setTimeout>;

  const start = () => {
    if (over || !isVisible()) return;
    try {
      recognition.start();
    } catch {
      // It runs already.
    }
  };
  const stop = () => {
    over = true;
    clearTimeout(timer);
    for (const unsubscribe of subscriptions) unsubscribe();
    recognition.abort();
  };
  const subscriptions = [onVisible(start), onHidden(() => recognition.abort())];

  recognition.onresult = ({ resultIndex, results }) => {
    const result = results[resultIndex];
    const command = result?.isFinal ? commandIn(result[0].transcript, words, tag) : undefined;
    if (command && !over) onCommand(command);
  };
  recognition.onerror = ({ error }) => {
    if (over || passing.includes(error)) return;
    stop();
    onFailure();
  };
  recognition.onend = () => {
    timer = setTimeout(start, breath);
  };
  start();
  return stop;
}
