const wide = matchMedia('(min-width: 1200px)');
const middle = matchMedia('(min-width: 760px)');

/** Which views have a tab: wide enough, the phone and the controls stand beside the others all the time. */
const available = () =>
  wide.matches
    ? ['screens', 'service', 'log']
    : middle.matches
      ? ['controls', 'screens', 'service', 'log']
      : ['phone', 'controls', 'screens', 'service', 'log'];

/** @param onShow told the view that is shown now */
export function createTabs(onShow) {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  const viewOf = (tab) => tab.id.replace('tab-', '');
  let wanted = location.hash.slice(1) || 'phone';

  const show = (view = wanted) => {
    wanted = view;
    const views = available();
    const shown = views.includes(view) ? view : views[0];
    document.body.dataset.view = shown;
    for (const tab of tabs) {
      const selected = viewOf(tab) === shown;
      tab.hidden = !views.includes(viewOf(tab));
      tab.setAttribute('aria-selected', selected);
      tab.tabIndex = selected ? 0 : -1;
    }
    onShow(shown);
  };

  for (const tab of tabs) tab.addEventListener('click', () => show(viewOf(tab)));
  document.querySelector('[role=tablist]').addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const shown = tabs.filter((tab) => !tab.hidden);
    const next = shown.at((shown.indexOf(document.activeElement) + step) % shown.length);
    next.focus();
    show(viewOf(next));
  });
  for (const query of [wide, middle]) query.addEventListener('change', () => show());
  return { show, shown: () => document.body.dataset.view, hasPhoneTab: () => available().includes('phone') };
}
