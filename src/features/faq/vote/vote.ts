import { pageParams } from '../../../lib/page-params.ts';
import type { Outcome, Vote } from './send-vote.ts';

/** Brings one place under an answer to life: {@link Vote} is sent with a yes, or with the reason of a no. */
function wake(place: HTMLElement): void {
  const one = <E extends Element>(selector: string) => place.querySelector(selector) as E;
  const section = one<HTMLElement>('section');
  const form = one<HTMLFormElement>('form');
  const status = one<HTMLElement>('[role=status]');
  const report = one<HTMLAnchorElement>('a');
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('button[value]')];
  const words: Record<Outcome | 'noted', string> = JSON.parse(place.dataset.words ?? '{}');

  const send = async (vote: Omit<Vote, 'article'>) => {
    const sending = import('./send-vote.ts').then(({ sendVote }) =>
      sendVote({ article: place.dataset.article ?? '', ...vote }, place.dataset.load ?? ''),
    );
    const outcome = await sending.catch((): Outcome => 'failed');
    status.textContent = words[outcome === 'thanks' && !vote.helpful ? 'noted' : outcome];
    if (outcome === 'thanks') form.hidden = true;
  };

  for (const button of buttons)
    button.addEventListener('click', () => {
      const helpful = button.value === 'yes';
      for (const other of buttons) other.ariaPressed = String(other === button);
      form.hidden = helpful;
      report.hidden = helpful;
      status.textContent = '';
      if (helpful) void send({ helpful });
    });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entered = new FormData(form);
    const reason = entered.get('reason') as Vote['reason'];
    const comment = String(entered.get('comment')).trim();
    void send({ helpful: false, ...(reason && { reason }), ...(comment && { comment }) });
  });

  // The app opens an answer from a device's page: the report is then about that device.
  const { device } = pageParams(location);
  if (device) report.href += `&device=${encodeURIComponent(device)}`;
  section.hidden = false;
}

for (const place of document.querySelectorAll<HTMLElement>('[data-article]')) wake(place);
