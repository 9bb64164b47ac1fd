import { ask, type Question } from './questions.ts';

/** What the header's back arrow announces before it goes; prevented, it does not go until `proceed` is called. */
interface LeaveRequest {
  proceed(): void;
}

declare global {
  interface WindowEventMap {
    'companion:leave': CustomEvent<LeaveRequest>;
  }
}

export interface LeaveGuard {
  /** Says whether there is something to lose now */
  set(dirty: boolean): Promise<void>;
  stop(): void;
}

/** The guards of a page, the latest last. `holds`: it has something to lose, or its history entry is just being taken away. */
const guards: { holds: boolean; isDirty(): boolean }[] = [];

/** A guard's history entry in front of the page. */
function extraEntry(depth: number) {
  let isThere = false;
  let removal = Promise.resolve();
  return {
    add() {
      if (isThere) return;
      isThere = true;
      if (history.state?.companionGuard !== depth) history.pushState({ companionGuard: depth }, '');
    },
    /** Resolves when it is gone. */
    remove(): Promise<void> {
      if (!isThere) return removal;
      isThere = false;
      removal = new Promise((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      });
      return removal;
    },
    gone: () => removal,
    /** After a `popstate`: whether the reader has gone back, and taken it away by that. */
    taken(): boolean {
      const wasThere = isThere;
      isThere = false;
      return wasThere;
    },
  };
}

/** The link that a click follows in this window. */
function linkFollowed(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, defaultPrevented } = event;
  const isOther = button || metaKey || ctrlKey || shiftKey || defaultPrevented || !(target instanceof Element);
  return isOther ? null : target.closest('a[href]:not([target="_blank"])');
}

/**
 * Asks before a page with unsaved input is left, by whatever way: the back arrow, a link, the phone's back, closing. It
 * never asks when nothing was entered.
 *
 * The phone's back cannot be refused by a page, so while there is something to lose an extra history entry stands in
 * front of the page: going back only takes that one away.
 *
 * Guards nest, as that of a form in a sheet above another form: the latest that has something to lose is the one that asks, and
 * each has its own history entry.
 *
 * @param stepBack goes one step back within the page, where there is one: back arrow and phone's back do that first
 * @param keep keeps what was entered, and never rejects; the page is left when that is done
 */
export function guardLeaving(
  question: () => Omit<Question, 'answer'>,
  stepBack: () => boolean = () => false,
  keep: () => Promise<unknown> = async () => undefined,
): LeaveGuard {
  let dirty = false;
  const me = { holds: false, isDirty: () => dirty };
  guards.push(me);
  const entry = extraEntry(guards.length);
  const isCovered = () => guards.slice(guards.indexOf(me) + 1).some(({ holds }) => holds);

  const disarm = async (): Promise<void> => {
    dirty = false;
    await entry.remove();
    me.holds = dirty;
  };

  const confirmed = async () => {
    const leaves = await ask(question());
    if (leaves) await keep();
    return leaves;
  };

  const leave = async (go: () => void) => {
    if (!(await confirmed())) return;
    await disarm();
    go();
  };

  const onLeaveRequest = (event: CustomEvent<LeaveRequest>) => {
    if (isCovered()) return;
    if (stepBack()) return event.preventDefault();
    if (!dirty) return;
    event.preventDefault();
    void leave(event.detail.proceed);
  };

  const onClick = (event: MouseEvent) => {
    const link = dirty && !isCovered() && linkFollowed(event);
    if (!link) return;
    event.preventDefault();
    // A jump within the page would add a history entry, and look like the phone's back.
    if (link.matches('[href^="#"]')) document.getElementById(link.hash.slice(1))?.focus();
    else void leave(() => location.assign(link.href));
  };

  const onPopState = async () => {
    if (!dirty || isCovered() || !entry.taken()) return;
    if (stepBack() || !(await confirmed())) return arm();
    dirty = false;
    me.holds = false;
    // Not `history.back()`, which does nothing on a web view's first page: the header knows what is behind.
    document.querySelector<HTMLElement>('[data-back]')?.click();
  };

  const arm = () => {
    if (dirty) entry.add();
  };

  addEventListener('companion:leave', onLeaveRequest);
  addEventListener('popstate', onPopState);
  // One handler for all guards, not a listener each: it takes over from `guardUntilHydrated`, and a reload that loses nothing takes it away.
  window.onbeforeunload = (event) => {
    if (guards.some(({ isDirty }) => isDirty())) event.preventDefault();
  };
  document.addEventListener('click', onClick, true);

  return {
    async set(now) {
      if (!now) return disarm();
      dirty = true;
      me.holds = true;
      await entry.gone();
      arm();
    },
    stop() {
      removeEventListener('companion:leave', onLeaveRequest);
      removeEventListener('popstate', onPopState);
      void disarm().then(() => guards.splice(guards.indexOf(me), 1));
      document.removeEventListener('click', onClick, true);
    },
  };
}
