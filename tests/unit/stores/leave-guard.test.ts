// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardLeaving } from '../../../src/stores/leave-guard.ts';
import { $question } from '../../../src/stores/questions.ts';
import { reload } from '../../../src/stores/recovery.ts';

const question = { text: 'Sure to leave?', confirm: 'Confirm', cancel: 'Cancel' };
/** Lets everything that was begun run to its end. */
const settle = () => vi.runAllTimersAsync();

let guard: ReturnType<typeof guardLeaving>;
let back: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  back = vi.fn(() => dispatchEvent(new PopStateEvent('popstate')));
  vi.spyOn(history, 'back').mockImplementation(back as () => void);
  vi.spyOn(history, 'pushState');
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  guard = guardLeaving(() => question);
});

afterEach(() => {
  guard.stop();
  $question.get()?.answer(false);
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const arrow = (proceed = vi.fn()) => {
  const event = new CustomEvent('companion:leave', { cancelable: true, detail: { proceed } });
  dispatchEvent(event);
  return { event, proceed };
};

const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

/** @returns whether the guard holds back a click on this link, which leads nowhere in any case */
function clickLink(href: string, init: MouseEventInit = {}, target = '') {
  const link = document.createElement('a');
  Object.assign(link, { href, target });
  document.body.append(link);
  let isHeld = false;
  link.addEventListener('click', (event) => {
    isHeld = event.defaultPrevented;
    event.preventDefault();
  });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isHeld;
}

describe('a page where nothing was entered', () => {
  it('is left without a question, by every way', async () => {
    expect(arrow().event.defaultPrevented).toBe(false);
    expect(clickLink('#elsewhere')).toBe(false);
    expect(closing()).toBe(false);
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect($question.get()).toBeUndefined();
    expect(history.pushState).not.toHaveBeenCalled();
  });

  it('is left without a question again after everything was sent', async () => {
    await guard.set(true);
    await guard.set(false);
    expect(arrow().event.defaultPrevented).toBe(false);
    expect(closing()).toBe(false);
  });
});

it('lets a page be reloaded without a question by what has kept its entries, and still asks when it is closed', async () => {
  await guard.set(true);
  expect(closing()).toBe(true);
  reload();
  expect(closing()).toBe(false);
});

it('stands once in front of a page that was emptied and filled again before the browser had gone back', async () => {
  const gone = () => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  };
  // A browser goes back some time after it was asked to.
  back.mockImplementation(() => undefined);
  history.replaceState(null, '');
  await guard.set(true);
  void guard.set(false);
  const filled = guard.set(true);
  await settle();
  expect(history.pushState, 'the entry before is not gone yet').toHaveBeenCalledTimes(1);
  gone();
  await filled;
  expect(history.pushState).toHaveBeenCalledTimes(2);
  expect($question.get()).toBeUndefined();
  dispatchEvent(new PopStateEvent('popstate'));
  expect($question.get()).toBeDefined();
});

describe('a page where something was entered', () => {
  beforeEach(() => guard.set(true));

  it('asks before the back arrow, and goes when confirmed', async () => {
    const { event, proceed } = arrow();
    expect(event.defaultPrevented).toBe(true);
    expect($question.get()?.text).toBe('Sure to leave?');
    expect(proceed).not.toHaveBeenCalled();
    $question.get()?.answer(true);
    await settle();
    expect(proceed).toHaveBeenCalledTimes(1);
  });

  it('stays when cancelled', async () => {
    const { proceed } = arrow();
    $question.get()?.answer(false);
    await settle();
    expect(proceed).not.toHaveBeenCalled();
    expect(arrow().event.defaultPrevented).toBe(true);
  });

  it('asks before a link to another page, not before one in a new tab', () => {
    expect(clickLink('/home')).toBe(true);
    expect(clickLink('/home', { ctrlKey: true })).toBe(false);
    expect(clickLink('/home', { metaKey: true })).toBe(false);
    expect(clickLink('/home', { shiftKey: true })).toBe(false);
    expect(clickLink('/home', { button: 1 })).toBe(false);
  });

  it('follows a link within the page by itself, without a history entry that would look like the phone’s back', async () => {
    const field = document.createElement('input');
    field.id = 'sn';
    document.body.append(field);
    expect(clickLink('#sn')).toBe(true);
    await settle();
    expect($question.get()).toBeUndefined();
    expect(document.activeElement).toBe(field);
    expect(clickLink('#gone')).toBe(true);
    expect($question.get()).toBeUndefined();
  });

  it('does not ask before a click beside links, or one that something else has dealt with', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(clickLink('/home', {}, '_blank')).toBe(false);
    const deal = (event: Event) => event.preventDefault();
    addEventListener('click', deal, { capture: true, once: true });
    clickLink('/home');
    expect($question.get()).toBeUndefined();
  });

  it('goes where the link leads when confirmed, also by what stands in it', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const link = document.createElement('a');
    link.href = '/home';
    link.innerHTML = '<b>Home</b>';
    document.body.append(link);
    link.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    $question.get()?.answer(true);
    await settle();
    expect(assign).toHaveBeenCalledExactlyOnceWith(link.href);
    expect(closing()).toBe(false);
  });

  it('is no longer guarded once that is stopped', async () => {
    guard.stop();
    await settle();
    expect(arrow().event.defaultPrevented).toBe(false);
    expect(clickLink('/home')).toBe(false);
    expect(closing()).toBe(false);
    dispatchEvent(new PopStateEvent('popstate'));
    expect($question.get()).toBeUndefined();
  });

  /** The header's back arrow, which knows what is behind the page. */
  function headerArrow() {
    const button = document.createElement('button');
    button.dataset.back = '/home';
    const clicked = vi.fn();
    button.addEventListener('click', clicked);
    document.body.append(button);
    return clicked;
  }

  it('asks when the phone goes back, and goes where the back arrow leads when confirmed', async () => {
    const clicked = headerArrow();
    dispatchEvent(new PopStateEvent('popstate'));
    expect($question.get()).toBeDefined();
    $question.get()?.answer(true);
    await settle();
    expect(clicked).toHaveBeenCalledOnce();
    expect(arrow().event.defaultPrevented).toBe(false);
  });

  it('stands again in front of the page when the phone’s back is cancelled', async () => {
    const clicked = headerArrow();
    dispatchEvent(new PopStateEvent('popstate'));
    $question.get()?.answer(false);
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    dispatchEvent(new PopStateEvent('popstate'));
    expect($question.get()).toBeDefined();
  });

  it('asks before it is closed', () => {
    expect(closing()).toBe(true);
  });
});

describe('a page with a sheet above it', () => {
  let sheet: ReturnType<typeof guardLeaving>;
  const ofSheet = { ...question, text: 'Close the sheet?' };

  beforeEach(async () => {
    await guard.set(true);
    sheet = guardLeaving(() => ofSheet);
  });
  afterEach(() => sheet.stop());

  it('asks once: the sheet while it has something to lose, else the page', async () => {
    arrow();
    await settle();
    expect($question.get()).toMatchObject(question);
    $question.get()?.answer(false);
    await sheet.set(true);
    arrow();
    await settle();
    expect($question.get()).toMatchObject(ofSheet);
    $question.get()?.answer(false);
    await settle();
    expect($question.get()).toBeUndefined();
  });

  it('has an entry of the sheet’s own, which goes with it and takes no question of the page along', async () => {
    await sheet.set(true);
    expect(history.pushState).toHaveBeenCalledTimes(2);
    sheet.stop();
    await settle();
    expect(back).toHaveBeenCalledOnce();
    expect($question.get()).toBeUndefined();
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect($question.get()).toMatchObject(question);
  });

  it('asks before it is closed after the sheet is gone as well', async () => {
    await sheet.set(true);
    sheet.stop();
    await settle();
    expect(closing()).toBe(true);
  });
});

describe('a page with steps', () => {
  it('goes back a step first, by arrow and by the phone, and is left with a question after that', async () => {
    guard.stop();
    let step = 2;
    const stepBack = vi.fn(() => {
      if (step === 1) return false;
      step -= 1;
      return true;
    });
    guard = guardLeaving(() => question, stepBack);
    await guard.set(true);
    expect(arrow().event.defaultPrevented).toBe(true);
    expect($question.get()).toBeUndefined();
    expect(step).toBe(1);
    arrow();
    await settle();
    expect($question.get()).toMatchObject(question);
    $question.get()?.answer(false);

    step = 2;
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(step).toBe(1);
    expect($question.get()).toBeUndefined();
  });
});

it('keeps what was entered before the page is left, and keeps nothing when it stays', async () => {
  guard.stop();
  const kept = Promise.withResolvers<void>();
  const keep = vi.fn(() => kept.promise);
  guard = guardLeaving(() => question, undefined, keep);
  await guard.set(true);
  arrow();
  $question.get()?.answer(false);
  await settle();
  expect(keep).not.toHaveBeenCalled();
  const { proceed } = arrow();
  $question.get()?.answer(true);
  await settle();
  expect(keep).toHaveBeenCalledOnce();
  expect(proceed).not.toHaveBeenCalled();
  kept.resolve();
  await settle();
  expect(proceed).toHaveBeenCalledOnce();
});

it('stands in front of the page by one marked entry of the history, however often it is said to be unsaved', async () => {
  history.replaceState(null, '');
  await guard.set(true);
  await guard.set(true);
  expect(history.pushState).toHaveBeenCalledExactlyOnceWith({ companionGuard: 1 }, '');
});
