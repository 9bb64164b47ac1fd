import { findElement } from '../../../shell/page/find-element.ts';
import type { Outcome, Vote } from './send-vote.ts';

/** Makes the vote below an answer interactive: a yes is sent at once, a no with its reason from those who are signed in. */
function enhance(root: HTMLElement): void {
  const section = findElement(root, 'section', HTMLElement);
  const form = findElement(root, 'form', HTMLFormElement);
  const status = findElement(root, '[role=status]', HTMLElement);
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[value]')];
  const words: Record<Outcome | 'noted', string> = JSON.parse(root.dataset.words ?? '{}');

  const lang = root.dataset.load ?? '';
  const server = () => import('./send-vote.ts');
  /** Where it cannot be found out, the reader is asked */
  const keepsReasons = () =>
    server()
      .then(({ isAnonymous }) => isAnonymous(lang))
      .then(
        (anonymous) => !anonymous,
        () => true,
      );

  /** The latest choice: what becomes of an earlier one is no longer shown. */
  let chosen: boolean | undefined;

  const send = async (vote: Omit<Vote, 'article'>) => {
    const sending = server().then(({ sendVote }) => sendVote({ article: root.dataset.article ?? '', ...vote }, lang));
    const outcome = await sending.catch((): Outcome => 'failed');
    if (vote.helpful !== chosen) return;
    status.textContent = words[outcome === 'thanks' && !vote.helpful ? 'noted' : outcome];
    if (outcome !== 'thanks') return;
    // The button that sent it is hidden with the form.
    if (form.contains(document.activeElement)) buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.focus();
    form.hidden = true;
  };

  for (const button of buttons)
    button.addEventListener('click', async () => {
      const helpful = button.value === 'yes';
      chosen = helpful;
      for (const other of buttons) other.ariaPressed = String(other === button);
      status.textContent = '';
      if (helpful) form.hidden = true;
      const asksWhy = !helpful && (await keepsReasons());
      if (helpful !== chosen) return;
      if (asksWhy) form.hidden = false;
      else void send({ helpful });
    });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entered = new FormData(form);
    void send({
      helpful: false,
      reason: String(entered.get('reason') ?? ''),
      comment: String(entered.get('comment')).trim(),
    });
  });

  section.hidden = false;
  if (__DEPLOYMENT__.helpStatistics)
    void import('../../../stores/help-signals.ts')
      .then(({ noteRead }) => noteRead(root.dataset.article ?? ''))
      .catch(() => undefined);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-article]')) enhance(root);
