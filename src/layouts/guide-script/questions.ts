/** Opens the question that an address leads to, and all of them on paper. */
export function openQuestions(guide: HTMLElement): void {
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    const question = target?.closest('details');
    if (question) question.open = true;
  };
  openTarget();
  addEventListener('hashchange', openTarget);

  let printed: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => {
    for (const question of printed) question.open = open;
  };
  addEventListener('beforeprint', () => {
    printed = [...guide.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    setOpen(true);
  });
  addEventListener('afterprint', () => setOpen(false));
}
