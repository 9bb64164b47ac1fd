import { exampleMap } from './example-map.ts';
import { along, distance, type Line, type Loop, type Point, sizeOf } from './geometry.ts';
import { lineTool } from './line-tool.ts';
import { mapView, type Scene } from './map-view.ts';
import { type Action, makePanel, type Panel, type Tone } from './panel.ts';
import { merge, mergeRefusal, type Outcome, type Plan, proposedLine, reset, split, splitRefusal } from './plan.ts';
import { loadTexts, type TextKey, type TrainerTexts } from './texts.ts';
import styles from './trainer.css?url';

/** What the reader is asked to confirm, if anything. */
type Question = { kind: 'none' | 'merge' | 'reset' } | { kind: 'split'; line: Line; border: Loop };

/** Starts the trainer in its place on a page (MapTrainer.astro): loads what it needs, then adds the buttons. */
async function start(place: HTMLElement): Promise<void> {
  const tag = place.closest<HTMLElement>('[lang]')?.lang;
  const [texts] = await Promise.all([loadTexts(place.dataset.trainer ?? '', tag ?? 'en'), loadStyles()]);
  const svg = place.querySelector('svg');
  if (svg) new Trainer(svg, texts, Number(place.dataset.max));
}

const loadStyles = () =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

/** The state of a trainer, and what its buttons do. */
class Trainer {
  private plan: Plan = exampleMap;
  /** Earlier plans, for undo */
  private history: readonly Plan[] = [];
  private selected: readonly number[] = [];
  private question: Question = { kind: 'none' };
  /** Whether the message is a refusal, which no longer holds for another line */
  private isRefused = false;

  private readonly texts: TrainerTexts;
  /** The most partitions of a map */
  private readonly max: number;
  private readonly panel: Panel;
  private readonly drawScene: (scene: Scene) => void;

  constructor(svg: SVGSVGElement, texts: TrainerTexts, max: number) {
    this.texts = texts;
    this.max = max;
    this.panel = makePanel(texts, (action) => this.act(action));
    this.drawScene = mapView(svg, texts, (number) => this.toggle(number));
    lineTool(
      svg,
      () => this.line,
      (line) => this.moveLine(line),
    );
    for (const [index, input] of this.panel.ends.entries()) input.oninput = () => this.moveEnd(index, Number(input.value) / 100);
    svg.after(this.panel.element);
    this.show('hint', 'hint');
  }

  private get line(): Line | undefined {
    return this.question.kind === 'split' ? this.question.line : undefined;
  }

  private redraw(): void {
    const { plan, selected, line, max } = this;
    const selecting = this.question.kind === 'none';
    const splits = !!line && split(plan, selected, line, max).kind === 'done';
    this.drawScene({ plan, selected, selecting, line: line && { ends: line, splits } });
    this.panel.ask(!selecting, !!line);
    this.panel.dim({
      split: !!splitRefusal(plan, selected, max),
      merge: !!mergeRefusal(plan, selected),
      undo: this.history.length === 0,
      startOver: plan === exampleMap,
    });
    this.panel.count(this.texts('count', { count: plan.length, max }));
  }

  private show(key: TextKey, tone: Tone, values?: { kept: number; other: number }): void {
    this.panel.say(this.texts(key, { max: this.max, ...values }), tone);
    this.isRefused = tone === 'refused';
    this.redraw();
  }

  private toggle(number: number): void {
    if (this.question.kind !== 'none') return;
    const others = this.selected.filter((other) => other !== number);
    this.selected = others.length < this.selected.length ? others : [...others, number];
    this.redraw();
  }

  private moveLine(line: Line): void {
    if (this.question.kind !== 'split') return;
    this.question = { ...this.question, line };
    if (this.isRefused) this.show('askLine', 'hint');
    else this.redraw();
  }

  /** @param share of the way round the partition, 0 to 1 */
  private moveEnd(index: number, share: number): void {
    if (this.question.kind !== 'split') return;
    const { line, border } = this.question;
    const end = along(border, share);
    this.moveLine(index ? [line[0], end] : [end, line[1]]);
  }

  private change(plan: Plan, key: TextKey, values?: { kept: number; other: number }): void {
    this.history = [...this.history, this.plan];
    this.plan = plan;
    this.selected = [];
    this.question = { kind: 'none' };
    this.show(key, 'done', values);
  }

  private apply(outcome: Outcome, key: TextKey): void {
    if (outcome.kind === 'refused') this.show(outcome.why, 'refused');
    else this.change(outcome.plan, key, outcome);
  }

  private ask(question: Question, key: TextKey): void {
    this.question = question;
    const [kept = 0, other = 0] = [...this.selected].sort((a, b) => a - b);
    this.show(key, 'hint', { kept, other });
    (question.kind === 'split' ? this.panel.ends[0] : this.panel.buttons.confirm).focus({ preventScroll: true });
  }

  private askForLine(): void {
    const { plan, selected, max } = this;
    const area = plan.find(({ number }) => number === selected[0]);
    const why = splitRefusal(plan, selected, max);
    if (why || !area) {
      this.show(why ?? 'splitNone', 'refused');
      return;
    }
    const border = area.loops.find((loop) => sizeOf(loop) > 0) ?? [];
    const [from, to] = proposedLine(plan, area, max);
    const [first, second] = this.panel.ends;
    first.value = `${nearestPercent(border, from)}`;
    second.value = `${nearestPercent(border, to)}`;
    // Too short on purpose: drawing it from wall to wall is what there is to learn.
    const inner = (share: number) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
    this.ask({ kind: 'split', line: [inner(0.3), inner(0.7)], border }, 'askLine');
  }

  private askToMerge(): void {
    const why = mergeRefusal(this.plan, this.selected);
    if (why) this.show(why, 'refused');
    else this.ask({ kind: 'merge' }, 'askMerge');
  }

  private confirm(): void {
    const { plan, selected, line, max } = this;
    if (line) this.apply(split(plan, selected, line, max), 'splitDone');
    else if (this.question.kind === 'merge') this.apply(merge(plan, selected), 'mergeDone');
    else if (this.question.kind === 'reset') this.change(reset(plan), 'resetDone');
  }

  private cancel(): void {
    this.question = { kind: 'none' };
    this.show('hint', 'hint');
  }

  private undo(): void {
    const last = this.history.at(-1);
    if (last) {
      this.history = this.history.slice(0, -1);
      this.plan = last;
      this.selected = [];
    }
    this.show(last ? 'undoDone' : 'undoNone', last ? 'done' : 'refused');
  }

  private readonly actions: Readonly<Record<Action, () => void>> = {
    split: () => this.askForLine(),
    merge: () => this.askToMerge(),
    reset: () => this.ask({ kind: 'reset' }, 'askReset'),
    startOver: () => (this.plan === exampleMap ? this.cancel() : this.change(exampleMap, 'startOverDone')),
    undo: () => this.undo(),
    confirm: () => this.confirm(),
    cancel: () => this.cancel(),
  };

  private act(action: Action): void {
    const { kind } = this.question;
    this.actions[action]();
    // The buttons of the question are gone: the focus returns to the one that asked it.
    if (kind !== 'none' && this.question.kind === 'none') this.panel.buttons[kind].focus({ preventScroll: true });
  }
}

/** The place on a border that is nearest to a point, in percent of the way round. */
function nearestPercent(border: Loop, point: Point): number {
  const distanceAt = (percent: number) => distance(along(border, percent / 100), point);
  const percents = Array.from({ length: 100 }, (_, percent) => percent);
  return percents.reduce((best, percent) => (distanceAt(percent) < distanceAt(best) ? percent : best));
}

for (const place of document.querySelectorAll<HTMLElement>('[data-trainer]')) void start(place);
