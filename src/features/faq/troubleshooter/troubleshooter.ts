import { findElement } from '../../../shell/page/find-element.ts';
import { type Progress, readProgress, writeProgress } from '../../../stores/tried.ts';

type StepSignal = { kind: 'start' } | { kind: 'step'; step: string; outcome: 'worked' | 'notYet' | 'exhausted' };

/** Milliseconds within which a tap on what has just appeared is the second of a double tap. */
const doubleTapMs = 600;

type State = 'step' | 'worked' | 'failed';

/** Leads through an answer's steps, from where its reader left off. */
function start(root: HTMLElement): void {
  const now = findElement(root, '.try-now', HTMLElement);
  const title = findElement(now, '.try-title', HTMLElement);
  const shown = findElement(now, 'div', HTMLElement);
  const report = findElement(root, 'a', HTMLAnchorElement);
  const { answer = '', version = '', count = '', lang = '' } = root.dataset;
  // As pageParams, which is in a file of thirteen kilobytes.
  const device = new URLSearchParams(location.hash.split('?')[1] ?? location.search).get('device') ?? '';
  const steps = [...document.querySelectorAll<HTMLElement>('li[id^="step-"]')];

  const stored = readProgress(answer, device);
  let progress: Progress = stored?.version === version ? stored : { version, tried: [] };
  let worked = false;
  let drawnAt = 0;

  if (device) {
    const address = new URL(report.href);
    address.searchParams.set('device', device);
    report.href = address.href;
  }

  const draw = () => {
    const { tried } = progress;
    const step = steps[tried.length];
    const state: State = worked ? 'worked' : step ? 'step' : 'failed';
    for (const part of root.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state;
    for (const button of root.querySelectorAll<HTMLButtonElement>('[value=back], [value=again]'))
      button.hidden = button.value === 'back' ? state === 'worked' || tried.length === 0 : state === 'step';
    title.textContent =
      state === 'step'
        ? count.replace('{{number}}', `${tried.length + 1}`).replace('{{total}}', `${steps.length}`)
        : (root.querySelector(`[data-title=${state}]`)?.textContent ?? '');
    shown.replaceChildren(...(state === 'step' ? [...(step?.cloneNode(true).childNodes ?? [])] : []));
    // What was pressed, also to open it, is gone.
    now.focus();
    drawnAt = performance.now();
  };

  const change = (next: Progress) => {
    progress = next;
    worked = false;
    writeProgress(answer, device, progress);
    draw();
  };

  const send = (signal: StepSignal) => {
    if (__DEPLOYMENT__.helpStatistics)
      void import('../../../stores/help-signals.ts')
        .then(({ sendSignal }) => sendSignal({ article: answer, version, ...signal }, lang))
        .catch(() => undefined);
  };

  root.addEventListener('click', (event) => {
    const { target, detail, timeStamp } = event;
    // Keys, whose clicks have no `detail`, press only what has the focus.
    if (detail > 0 && timeStamp - drawnAt < doubleTapMs) return event.preventDefault();
    const { tried } = progress;
    const step = steps[tried.length];
    const value = target instanceof HTMLButtonElement ? target.value : '';
    const isLast = tried.length === steps.length - 1;
    if (step && (value === 'worked' || value === 'notYet'))
      send({ kind: 'step', step: step.id, outcome: isLast && value === 'notYet' ? 'exhausted' : value });
    if (value === 'worked') {
      // The next time is another problem, which begins at the first step.
      writeProgress(answer, device, undefined);
      worked = true;
      draw();
    }
    if (value === 'back') change({ version, tried: tried.slice(0, -1) });
    if (value === 'again') change({ version, tried: [] });
    if (value === 'notYet' && step) {
      const text = step.querySelector('strong')?.textContent ?? step.textContent;
      change({ version, tried: [...tried, { step: step.id, text, at: Math.floor(Date.now() / 1000) }] });
    }
  });
  // What must not be done is said here as well where it stands below the card.
  now.before(
    ...[...document.querySelectorAll('.try ~ :is(.callout-danger, .callout-warning)')].map((warning) => warning.cloneNode(true)),
  );
  root.dataset.ready = '';
  if (progress.tried.length === 0) send({ kind: 'start' });
  draw();
}

for (const root of document.querySelectorAll<HTMLElement>('.try')) start(root);
