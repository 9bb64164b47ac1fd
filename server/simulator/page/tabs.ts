import { find } from './dom.ts';

const wide = matchMedia('(min-width: 1200px)');
const middle = matchMedia('(min-width: 760px)');

/** Which views have a tab: on a wide screen, the phone and the controls are always visible. */
function available(): string[] {
  if (wide.matches) return ['screens', 'service', 'log'];
  return middle.matches ? ['controls', 'screens', 'service', 'log'] : ['phone', 'controls', 'screens', 'service', 'log'];
}

const viewOf = (tab: HTMLElement) => tab.id.replace('tab-', '');

/** @param onShow gets the view that is shown now */
export function createTabs(onShow: (view: string) => void) {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  let wanted = location.hash.slice(1) || 'phone';

  const show = (view = wanted) => {
    wanted = view;
    const views = available();
    const shown = views.includes(view) ? view : (views[0] ?? view);
    document.body.dataset.view = shown;
    for (const tab of tabs) {
      const selected = viewOf(tab) === shown;
      tab.hidden = !views.includes(viewOf(tab));
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
    onShow(shown);
  };

  for (const tab of tabs) tab.addEventListener('click', () => show(viewOf(tab)));
  const list = find('[role=tablist]');
  list.addEventListener('keydown', ({ key }) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    const shown = tabs.filter((tab) => !tab.hidden);
    const next = shown.at((shown.findIndex((tab) => tab.matches(':focus')) + step) % shown.length);
    if (!next) return;
    next.focus();
    show(viewOf(next));
  });
  for (const query of [wide, middle]) query.addEventListener('change', () => show());
  // Until here, they would do nothing.
  list.inert = false;
  return { show, shown: () => document.body.dataset.view, hasPhoneTab: () => available().includes('phone') };
}
