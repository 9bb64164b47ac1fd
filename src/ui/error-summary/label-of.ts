/** The words that name a field on the page, without the mark of an optional one; none where it has no label. */
export function labelOf(field: string): string | undefined {
  const [named] = document.getElementById(field)?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label = named ? document.getElementById(named) : document.querySelector(`label[for="${CSS.escape(field)}"]`);
  return label?.firstChild?.textContent ?? undefined;
}
