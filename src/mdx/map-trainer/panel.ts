import type { TextKey, TrainerTexts } from './texts.ts';

export type Tone = 'hint' | 'done' | 'refused';

/** What the app can do with a map */
const appActions = ['split', 'merge', 'reset'] as const;
/** What only this map can, once something has been done */
const ownActions = ['undo', 'startOver'] as const;
const actions = [...appActions, ...ownActions];
export type Action = (typeof actions)[number] | 'confirm' | 'cancel';

/** The panel below the map: how many partitions there are, what has just happened, and the buttons. */
export interface Panel {
  element: HTMLElement;
  /** The two ends of the line, as sliders along the border: 0 to 100 */
  ends: readonly [HTMLInputElement, HTMLInputElement];
  buttons: Readonly<Record<Action, HTMLButtonElement>>;
  count(text: string): void;
  /** Dims buttons that would do nothing now but say why, which they still do */
  dim(buttons: Partial<Readonly<Record<Action, boolean>>>): void;
  /** Shows a message, which screen readers announce */
  say(text: string, tone: Tone): void;
  /** While a question is open, only its two buttons are shown */
  ask(asking: boolean, withLine: boolean): void;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** @param act called with the button that was pressed */
export function makePanel(texts: TrainerTexts, act: (action: Action) => void): Panel {
  const button = (action: Action & TextKey) => {
    const element = make('button', `trainer-button trainer-${action}`, texts(action));
    element.type = 'button';
    element.onclick = () => act(action);
    return element;
  };
  const end = (name: string) => {
    const element = make('input', '');
    element.type = 'range';
    element.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      // Otherwise it would also press the button that then has the focus.
      event.preventDefault();
      act('confirm');
    };
    element.setAttribute('aria-label', texts('end', { end: name }));
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
  const row = (...names: Action[]) => make('div', 'trainer-buttons', ...names.map((name) => buttons[name]));
  const own = row(...ownActions);
  own.hidden = true;
  const idle = make('div', 'trainer-rows', row(...appActions), own);
  const asked = row('cancel', 'confirm');
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
    dim: (dimmed) => {
      for (const action of actions) buttons[action].setAttribute('aria-disabled', `${!!dimmed[action]}`);
    },
    say: (text, tone) => {
      status.replaceChildren(text);
      status.dataset.tone = tone;
      if (tone === 'done') own.hidden = false;
    },
    ask: (asking, withLine) => {
      sliders.hidden = !withLine;
      idle.hidden = asking;
      asked.hidden = !asking;
    },
  };
}
