import type { Word, Words } from './words.ts';

export type Tone = 'hint' | 'done' | 'refused';

export const actions = ['split', 'merge', 'undo', 'reset', 'startOver'] as const;
export type Action = (typeof actions)[number] | 'confirm' | 'cancel';

/** What stands under the map: how many partitions there are, what has just happened, and what can be done. */
export interface Panel {
  element: HTMLElement;
  /** The two ends of the line, as sliders along the border: 0 to 100 */
  ends: readonly [HTMLInputElement, HTMLInputElement];
  buttons: Readonly<Record<Action, HTMLButtonElement>>;
  count(text: string): void;
  /** Said aloud by screen readers too */
  say(text: string, tone: Tone): void;
  /** While something is asked, it can be confirmed or cancelled, and nothing else */
  ask(asking: boolean, withLine: boolean): void;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** @param act is told which button was pressed */
export function makePanel(words: Words, act: (action: Action) => void): Panel {
  const button = (action: Action & Word) => {
    const element = make('button', `trainer-button trainer-${action}`, words(action));
    element.type = 'button';
    element.onclick = () => act(action);
    return element;
  };
  const end = (name: string) => {
    const element = make('input', '');
    element.type = 'range';
    element.onkeydown = ({ key }) => {
      if (key === 'Enter') act('confirm');
    };
    element.setAttribute('aria-label', words('end', { end: name }));
    return element;
  };
  const buttons = {
    split: button('split'),
    merge: button('merge'),
    undo: button('undo'),
    reset: button('reset'),
    startOver: button('startOver'),
    confirm: button('confirm'),
    cancel: button('cancel'),
  };
  const ends = [end('A'), end('B')] as const;
  const count = make('p', 'trainer-count');
  const status = make('p', 'trainer-status');
  status.setAttribute('role', 'status');
  const sliders = make('div', 'trainer-ends', ...ends.flatMap((input, index) => [make('label', '', 'AB'.charAt(index), input)]));
  const idle = make('div', 'trainer-buttons', ...actions.map((action) => buttons[action]));
  const asked = make('div', 'trainer-buttons', buttons.cancel, buttons.confirm);
  const element = make('div', 'trainer', status, sliders, idle, asked, count);
  element.onkeydown = ({ key }) => {
    if (key === 'Escape' && !asked.hidden) act('cancel');
  };
  return {
    element,
    ends,
    buttons,
    count: (text) => {
      count.textContent = text;
    },
    say: (text, tone) => {
      status.replaceChildren(text);
      status.dataset.tone = tone;
    },
    ask: (asking, withLine) => {
      sliders.hidden = !withLine;
      idle.hidden = asking;
      asked.hidden = !asking;
    },
  };
}
