const focusable = 'input, select, textarea, button, a, [tabindex]';

/**
 * Shows a field with its label and puts the cursor into it; in a group, on what is chosen or comes first. A folded `<details>` around
 * it is opened.
 */
export function goToField(field: string): void {
  const target = document.getElementById(field);
  if (!target) return;
  const fold = target.closest('details');
  if (fold) fold.open = true;
  const control = target.matches(focusable)
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector<HTMLElement>(focusable));
  (target.closest('.field') ?? target).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
