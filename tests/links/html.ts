/** One opening tag of a built page. Names are lower case, values decoded; an attribute without a value has an empty one. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Inside a `<template>`: neither shown, run nor fetched until a script asks for it */
  inert?: true;
}

/** A built page, read: its tags in order, the text that a visitor reads, and what its scripts hold. */
export interface Html {
  tags: readonly Tag[];
  /** Words of the page, white space collapsed and without what keeps lines together; texts that islands carry in their attributes are not among them */
  text: string;
  scripts: readonly string[];
}

const tagPattern =
  /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<\/[^>]+>/g;
const attributePattern = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Reads what Astro wrote: well-formed, and without a `>` in the attributes of a script or style. */
export function readHtml(source: string): Html {
  const tags: Tag[] = [];
  const scripts: string[] = [];
  let templates = 0;
  const text = source.replace(tagPattern, (whole, raw?: string, rawAttributes = '', body = '', name = '', attributes = '') => {
    if (raw || name) {
      const tag = { name: (raw || name).toLowerCase(), attributes: readAttributes(raw ? rawAttributes : attributes) };
      tags.push(templates > 0 ? { ...tag, inert: true } : tag);
    }
    if (raw === 'script') scripts.push(body);
    if (name.toLowerCase() === 'template') templates++;
    if (/^<\/template/i.test(whole)) templates--;
    // It only says where a word may break.
    return name === 'wbr' ? '' : ' ';
  });
  return { tags, scripts, text: decode(text).replaceAll('\u2060', '').replace(/\s+/g, ' ').trim() };
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(attributePattern)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return named[name] ?? whole;
  });
}
