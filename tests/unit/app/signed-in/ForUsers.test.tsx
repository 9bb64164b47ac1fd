import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ForUsers } from '../../../../src/app/signed-in/ForUsers.tsx';
import { guestRoutes } from '../../../../src/app/signed-in/GuestLinks.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { routeOf } from '../../../../src/routes/table.ts';
import { $hasQueued } from '../../../../src/stores/drafts.ts';
import { $session, $sessionProblem, type SessionProblem } from '../../../../src/stores/session.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

const user = { uid: 'a', username: 'Ada', countryAbbr: 'DE', countryCode: '49', lang: 'en' };

const show = () =>
  renderInScreen(
    <ForUsers why="feedback.why">{(user) => <textarea aria-label={user ? `of ${user.uid}` : 'of nobody yet'} />}</ForUsers>,
  );
const problem = (reason: SessionProblem['reason'], retry = async () => undefined) => $sessionProblem.set({ reason, retry });

afterEach(() => {
  cleanup();
  $session.set({ status: 'starting' });
  $sessionProblem.set(undefined);
});

describe('a part of a screen that needs somebody', () => {
  it('says to guests what is there, and links to what they can use', () => {
    const guests = <a href="/recipes">Browse</a>;
    renderInScreen(
      <ForUsers title="recipes.signInWorks" why="recipes.why" guests={guests}>
        {() => null}
      </ForUsers>,
    );
    act(() => $session.set({ status: 'anonymous' }));
    expect(screen.getByRole('heading').textContent).toBe('Sign in to see your recipes');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Browse']);
  });

  it('says that what was being sent is kept, when the session ends meanwhile', () => {
    show();
    act(() => $session.set({ status: 'ready', user }));
    act(() => $hasQueued.set(true));
    act(() => $session.set({ status: 'anonymous' }));
    expect(screen.getByText(/What you entered stays on this device for 30 days/)).toBeTruthy();
    act(() => $hasQueued.set(false));
    expect(screen.queryByText(/What you entered/)).toBeNull();
  });

  it.each([
    ['offline', 'You are offline'],
    ['server', 'We cannot reach our servers'],
    ['app', 'The app has not confirmed your sign-in yet'],
  ] as const)('says what is wrong, and stays usable with what was typed: %s', (reason, title) => {
    show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'typed' } });
    act(() => {
      $session.set({ status: 'unknown' });
      problem(reason);
    });
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('typed');
    act(() => {
      $session.set({ status: 'ready', user });
      $sessionProblem.set(undefined);
    });
    expect(screen.queryByRole('heading')).toBeNull();
    expect((screen.getByRole('textbox', { name: 'of a' }) as HTMLTextAreaElement).value).toBe('typed');
  });

  it('is usable by a signed-in user whose token could not be renewed, and says so', () => {
    $session.set({ status: 'ready', user });
    problem('app');
    show();
    expect(screen.getByRole('heading').textContent).toBe('The app has not confirmed your sign-in yet');
    screen.getByRole('textbox', { name: 'of a' });
  });

  it('is hidden from nobody, who is led to what needs no account', () => {
    $session.set({ status: 'anonymous' });
    show();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/helpCenter', '/recipes']);
  });

  it('leads on to what works meanwhile, whatever the problem is', () => {
    for (const reason of ['offline', 'server', 'app'] as const) {
      problem(reason);
      show();
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/helpCenter', '/recipes']);
      cleanup();
    }
  });

  it('announces what is wrong, without what can be done about it', () => {
    problem('offline');
    show();
    expect([...screen.getByRole('status').children].map(({ textContent }) => textContent)).toEqual([
      'You are offline',
      'This page needs a connection. It loads automatically as soon as you are back online.',
    ]);
  });

  it('asks again once at a time', async () => {
    let done: () => void = () => undefined;
    const retry = vi.fn(() => new Promise<undefined>((resolve) => (done = () => resolve(undefined))));
    problem('app', retry);
    show();
    const button = screen.getByRole('button', { name: 'Try again' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(1);
    await act(async () => done());
    fireEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('leads to pages that there are, in the page’s language', () => {
    expect(guestRoutes).toEqual({ helpCenter: routeOf('helpCenter').path, recipes: routeOf('recipes').path });
    const german = stringsOf('de', ['common', 'feedback']);
    $session.set({ status: 'anonymous' });
    render(
      <Translator value={createT(german, 'de')}>
        <ForUsers why="feedback.why">{() => null}</ForUsers>
      </Translator>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/de/helpCenter', '/de/recipes']);
  });
});
