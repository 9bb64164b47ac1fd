import { expect, test } from 'vitest';
import type { Change, TranslationTask } from '../../../../src/layouts/translating/work.ts';

const change = (more: Partial<Change>): Change => ({
  kind: 'changed',
  at: undefined,
  isBehind: false,
  label: 'a',
  text: 'b',
  ...more,
});

const task: TranslationTask = {
  code: 'it',
  id: 'voice/alexa',
  language: 'Italiano',
  state: 'stale',
  review: true,
  file: 'content/it/voice/alexa.mdx',
  path: '',
  englishFile: 'content/en/voice/alexa.mdx',
  english: '/en/alexa',
  changes: [change({ at: 'water-1' }), change({ at: 'water-2', isBehind: true })],
};

test('the bar marks what has changed: a step, and the text behind the steps', async () => {
  document.body.innerHTML = `
    <h1>Alexa</h1>
    <div>
      <ol class="steps">
        <li class="step" id="water-1"><div class="step-text">Tocca.</div></li>
        <li class="step" id="water-2"><div class="step-text">Attendi.</div></li>
      </ol>
      <p class="newer">English is newer</p>
    </div>
    <div id="fails">Se non funziona</div>
    <script type="application/json" id="translating">${JSON.stringify(task)}</script>`;
  await import('../../../../src/layouts/translating/bar.ts');
  expect([...document.querySelectorAll('.translating-marked')].map(({ id }) => id)).toEqual(['water-1', 'fails']);
  expect(document.querySelector('#water-1 .translating-note')).not.toBeNull();
  expect(document.querySelector('#fails + .translating-note')).not.toBeNull();
  // It can be read by somebody else when it is translated again.
  expect(document.querySelector('.translating-bar')?.textContent).toContain('npm run translations -- it done voice/alexa');
});
