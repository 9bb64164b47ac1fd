/** Bytes that are looked at together. Between two parts that pages share, as many others are taken along: longer matches are cheaper. */
const window = 32;
/** What fewer pages have in common costs a reader more in the dictionary than it saves in the pages. */
const minPages = 6;
/** Shorter parts cost as much to refer to as to send. */
const minPart = 2 * window;
/** Entries of the table of windows. Two that fall together only make a part longer than it need be. */
const tableBits = 23;

/**
 * What pages have in common, as a raw dictionary for brotli and Zstandard: every part that at least six of them share, once, in the order of
 * the page where it stands first. The longest page comes first, so that most parts stay together. The same pages give the same bytes.
 */
export function makeDictionary(pages: readonly Buffer[]): Buffer {
  const counts = countPages(pages);
  const parts: Buffer[] = [];
  for (const page of [...pages].sort((a, b) => b.length - a.length || Buffer.compare(a, b))) {
    for (const [start, end] of sharedParts(page, counts)) {
      parts.push(page.subarray(start, end));
      // It is in the dictionary now, so that no other page adds it.
      for (let at = start; at + window <= end; at++) counts[hashAt(page, at)] = 0;
    }
  }
  return Buffer.concat(parts);
}

/** In how many pages each window stands. */
function countPages(pages: readonly Buffer[]): Uint16Array {
  const [counts, last] = [new Uint16Array(2 ** tableBits), new Uint16Array(2 ** tableBits)];
  for (const [index, page] of pages.entries()) {
    for (let at = 0; at + window <= page.length; at++) {
      const hash = hashAt(page, at);
      if (last[hash] === index + 1) continue;
      last[hash] = index + 1;
      counts[hash] = (counts[hash] ?? 0) + 1;
    }
  }
  return counts;
}

/** The parts of a page that enough pages share and that no page before it has added, as start and end. */
function* sharedParts(page: Buffer, counts: Uint16Array): Generator<[number, number]> {
  let [start, end] = [0, 0];
  for (let at = 0; at + window <= page.length; at++) {
    if ((counts[hashAt(page, at)] ?? 0) < minPages) continue;
    if (at > end + window) {
      if (end - start >= minPart) yield [start, end];
      start = at;
    }
    end = at + window;
  }
  if (end - start >= minPart) yield [start, end];
}

function hashAt(page: Buffer, at: number): number {
  let hash = 0;
  for (let offset = 0; offset < window; offset += 4) {
    hash = Math.imul(hash ^ page.readInt32LE(at + offset), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> (32 - tableBits);
}
