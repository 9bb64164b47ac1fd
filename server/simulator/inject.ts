import { createHash } from 'node:crypto';

/**
 * Puts a script before everything else of a page, as a native app's web view does at document start. The page's own policy
 * stays what it is and admits one script more, by its hash.
 *
 * @param script its text; never holds `</script`
 */
export function inject(html: string, script: string): string {
  const admitted = html.replace(/<meta\b[^>]*\bhttp-equiv=["']?content-security-policy["']?[^>]*>/gi, (tag) =>
    admit(tag, script),
  );
  const tag = `<script>${script}</script>`;
  const head = /<head(\s[^>]*)?>/i.exec(admitted);
  const at = head ? head.index + head[0].length : (/^\s*<!doctype[^>]*>/i.exec(admitted)?.[0].length ?? 0);
  return admitted.slice(0, at) + tag + admitted.slice(at);
}

function admit(tag: string, script: string): string {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return tag.replace(
    /\b(script-src(?:-elem)?)(\s[^;"]*)/g,
    (_, name: string, sources: string) => `${name}${sources.trimEnd()} ${hash}`,
  );
}
