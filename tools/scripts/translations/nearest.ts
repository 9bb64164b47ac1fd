import { editDistance } from '../../../src/lib/search/similarity.ts';

/** The names that somebody may have meant, best first: those that hold what was typed, or differ from it in few letters. */
function alike(typed: string, names: readonly string[]): string[] {
  const word = typed.toLowerCase();
  const far = names.map((name) => {
    const letters = editDistance(word, name.toLowerCase(), word.length);
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
