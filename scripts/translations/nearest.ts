/** The letters that have to be added, left out or changed to make one word of another. */
function distance(from: string, to: string): number {
  let row = [0, ...[...to].map((_, index) => index + 1)];
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, change));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names that somebody may have meant, best first: those that hold what was typed, or differ from it in few letters. */
export function alike(typed: string, names: readonly string[]): string[] {
  const word = typed.toLowerCase();
  const far = names.map((name) => {
    const letters = distance(word, name.toLowerCase());
    return { name, far: name.toLowerCase().includes(word) ? Math.min(letters, 1) : letters };
  });
  const near = far.filter((one) => one.far <= Math.max(1, typed.length / 3));
  return near
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** ` Did you mean it or es?`, or nothing. */
export function nearest(typed: string, names: readonly (string | { code: string })[]): string {
  const found = alike(
    typed,
    names.map((name) => (typeof name === 'string' ? name : name.code)),
  );
  return found.length > 0 ? ` Did you mean ${found.join(' or ')}?` : '';
}
