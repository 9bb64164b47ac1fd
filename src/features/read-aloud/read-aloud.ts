import type { Areas, KeyIn } from '../../i18n/keys.ts';
import { locales } from '../../i18n/locales.ts';
import { speak, stopSpeaking, watchVoices } from '../../stores/speech.ts';
import { keepAwake } from '../../stores/wake-lock.ts';
import style from './aloud-bar.css?inline';
import { blocksOf } from './blocks.ts';

/** The words of all languages: a guide has no room for those of one. */
const words = import.meta.glob<Areas['aloud']>('../../../content/*/strings/aloud.json', { eager: true, import: 'default' });

/** Reads a guide aloud, one block after another, while its control is open. */
function start(control: HTMLDetailsElement): void {
  const guide = control.closest('article');
  const tag = document.querySelector('main')?.lang || document.documentElement.lang;
  const t = translator(tag);
  if (!guide) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const bar = document.createElement('div');
  bar.className = 'aloud-bar';
  bar.role = 'group';
  bar.ariaLabel = t('aloud.read');
  const status = document.createElement('p');
  status.role = 'status';
  control.append(bar, status);

  let blocks = blocksOf(guide);
  let at = 0;
  let release: (() => void) | undefined;

  const mark = (element: Element | undefined) => {
    guide.querySelector('[data-reading]')?.removeAttribute('data-reading');
    element?.setAttribute('data-reading', '');
    element?.scrollIntoView({ block: 'nearest' });
  };
  /** Which reading goes on: what is stopped ends too, and must not go on to the next block */
  let turn = 0;
  const read = (index: number) => {
    const block = blocks[index];
    if (!block) return stop();
    at = index;
    mark(block.element);
    const mine = ++turn;
    speak(block.text, tag, () => mine === turn && read(index + 1));
  };
  const silence = () => {
    turn++;
    stopSpeaking();
    mark(undefined);
  };
  const stop = () => {
    silence();
    control.open = false;
    control.querySelector('summary')?.focus({ preventScroll: true });
  };

  const actions = [
    [t('aloud.previous'), () => read(Math.max(at - 1, 0))],
    [t('aloud.again'), () => read(at)],
    [t('aloud.next'), () => read(at + 1)],
    [t('aloud.stop'), stop],
  ] as const;
  for (const [label, act] of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    bar.append(button);
  }

  const open = () => {
    release?.();
    release = undefined;
    if (!control.open) return silence();
    release = keepAwake();
    blocks = blocksOf(guide);
    bar.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
    read(0);
  };
  control.addEventListener('toggle', open);
  addEventListener('pagehide', stopSpeaking);

  // Some browsers know their voices only a moment after they are asked.
  watchVoices(tag, (can) => {
    bar.hidden = !can;
    status.textContent = can ? '' : t('aloud.noVoice');
    if (can && turn === 0) open();
  });
}

/** The words of a language; empty for one that the site has not. @param tag BCP 47 */
function translator(tag: string) {
  const locale = locales.find((one) => one.tag === tag);
  const texts = words[`../../../content/${locale?.code}/strings/aloud.json`];
  return (key: KeyIn<'aloud'>) => texts?.[key.replace('aloud.', '') as keyof Areas['aloud']] ?? '';
}

for (const control of document.querySelectorAll<HTMLDetailsElement>('.aloud')) start(control);
