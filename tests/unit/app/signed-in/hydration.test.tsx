import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ForUsers } from '../../../../src/app/signed-in/ForUsers.tsx';
import { createT } from '../../../../src/i18n/t.ts';
import { $session } from '../../../../src/stores/session.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';
import { strings } from '../../ui/in-screen.tsx';

afterEach(() => $session.set({ status: 'starting' }));

test('a store that changed before hydration causes no hydration error, and its value shows after it', async () => {
  const element = (
    <Translator value={createT(strings, 'en')}>
      <ForUsers why="feedback.why">{(user) => (user ? user.uid : 'nobody yet')}</ForUsers>
    </Translator>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(element);
  $session.set({ status: 'ready', user: { uid: 'ada', username: 'Ada', countryAbbr: 'DE', countryCode: '49', lang: 'en' } });
  const onRecoverableError = vi.fn();

  await act(async () => void hydrateRoot(root, element, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe('ada');
});
