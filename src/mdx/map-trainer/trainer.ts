import { exampleMap } from './example-map.ts';
import { along, distance, type Line, type Loop, sizeOf } from './geometry.ts';
import { lineTool } from './line-tool.ts';
import { mapView } from './map-view.ts';
import { type Action, makePanel, type Tone } from './panel.ts';
import { merge, mergeRefusal, type Outcome, type Plan, proposedLine, reset, split, splitRefusal } from './plan.ts';
import styles from './trainer.css?url';
import { type Word, type Words, wordsOf } from './words.ts';

/** What the reader is asked to confirm, if anything. */
type Question = { kind: 'none' | 'merge' | 'reset' } | { kind: 'split'; line: Line; border: Loop };

/** Wakes up the trainer of a page (MapTrainer.astro): whatever it needs comes now, and then the buttons appear. */
async function wake(place: HTMLElement): Promise<void> {
  const tag = place.closest<HTMLElement>('[lang]')?.lang;
  const [words] = await Promise.all([wordsOf(place.dataset.load ?? '', tag ?? 'en'), styled()]);
  run(place, words, Number(place.dataset.max));
}

const styled = () =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

function run(place: HTMLElement, words: Words, max: number): void {
  let plan: Plan = exampleMap;
  let earlier: readonly Plan[] = [];
  let selected: readonly number[] = [];
  let question: Question = { kind: 'none' };
  /** Whether what is said is a refusal: it no longer holds for another line */
  let refused = false;

  const svg = place.querySelector('svg') as SVGSVGElement;
  const panel = makePanel(words, act);
  const drawScene = mapView(svg, words, toggle);
  lineTool(svg, () => (question.kind === 'split' ? question.line : undefined), moveLine);
  for (const [index, input] of panel.ends.entries()) {
    input.oninput = () => {
      if (question.kind !== 'split') return;
      const end = along(question.border, Number(input.value) / 100);
      moveLine(index ? [question.line[0], end] : [end, question.line[1]]);
    };
  }
  svg.after(panel.element);
  show('hint', 'hint');

  function draw(): void {
    const line = question.kind === 'split' ? question.line : undefined;
    const selecting = question.kind === 'none';
    const splits = !!line && split(plan, selected, line, max).kind === 'done';
    drawScene({ plan, selected, selecting, line: line && { ends: line, splits } });
    panel.ask(!selecting, !!line);
    panel.count(words('count', { count: plan.length, max }));
  }

  function show(word: Word, tone: Tone, values?: { kept: number; other: number }): void {
    panel.say(words(word, { max, ...values }), tone);
    refused = tone === 'refused';
    draw();
  }

  function toggle(number: number): void {
    if (question.kind !== 'none') return;
    selected = selected.includes(number) ? selected.filter((one) => one !== number) : [...selected, number];
    draw();
  }

  function moveLine(line: Line): void {
    if (question.kind !== 'split') return;
    question = { ...question, line };
    if (refused) show('askLine', 'hint');
    else draw();
  }

  function change(next: Plan, word: Word, values?: { kept: number; other: number }): void {
    earlier = [...earlier, plan];
    plan = next;
    selected = [];
    question = { kind: 'none' };
    show(word, 'done', values);
  }

  function settle(outcome: Outcome, word: Word): void {
    if (outcome.kind === 'refused') show(outcome.why, 'refused');
    else change(outcome.plan, word, outcome);
  }

  function ask(next: Question, word: Word): void {
    question = next;
    const [kept = 0, other = 0] = [...selected].sort((a, b) => a - b);
    show(word, 'hint', { kept, other });
    (next.kind === 'split' ? panel.ends[0] : panel.buttons.confirm).focus({ preventScroll: true });
  }

  function askForLine(): void {
    const area = plan.find(({ number }) => number === selected[0]);
    const why = splitRefusal(plan, selected, max);
    if (why || !area) {
      show(why ?? 'splitNone', 'refused');
      return;
    }
    const border = area.loops.find((loop) => sizeOf(loop) > 0) ?? [];
    const [from, to] = proposedLine(plan, area, max);
    for (const [index, end] of [from, to].entries()) {
      const far = (part: number) => distance(along(border, part / 100), end);
      const parts = Array.from({ length: 100 }, (_, part) => part);
      (panel.ends[index] as HTMLInputElement).value = `${parts.reduce((best, part) => (far(part) < far(best) ? part : best))}`;
    }
    // Too short on purpose: drawing it from wall to wall is what there is to learn.
    const inner = (part: number) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const;
    ask({ kind: 'split', line: [inner(0.3), inner(0.7)], border }, 'askLine');
  }

  function act(action: Action): void {
    const { kind } = question;
    if (action === 'split') askForLine();
    if (action === 'merge') {
      const why = mergeRefusal(plan, selected);
      if (why) show(why, 'refused');
      else ask({ kind: 'merge' }, 'askMerge');
    }
    if (action === 'reset') ask({ kind: 'reset' }, 'askReset');
    if (action === 'startOver') change(exampleMap, 'startOverDone');
    if (action === 'undo') undo();
    if (action === 'confirm') {
      if (question.kind === 'split') settle(split(plan, selected, question.line, max), 'splitDone');
      if (kind === 'merge') settle(merge(plan, selected), 'mergeDone');
      if (kind === 'reset') change(reset(plan), 'resetDone');
    }
    if (action === 'cancel') {
      question = { kind: 'none' };
      show('hint', 'hint');
    }
    if (kind !== 'none' && question.kind === 'none') panel.buttons[kind].focus({ preventScroll: true });
  }

  function undo(): void {
    const last = earlier.at(-1);
    if (last) {
      earlier = earlier.slice(0, -1);
      plan = last;
      selected = [];
    }
    show(last ? 'undoDone' : 'undoNone', last ? 'done' : 'refused');
  }
}

for (const place of document.querySelectorAll<HTMLElement>('[data-load]')) void wake(place);
