import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';

/**
 * Where a response is read: `reasonOf` maps it to a reason, and the transports carry its status there. The service worker sees no
 * envelopes, and the native app's replies have codes of their own.
 */
const readers = /^src\/(api\/(reason|send|send-with-progress)\.ts|contract\/reasons\.ts|shell\/|sw\/)/;

/** A status or code of a response, or the fields of an envelope's data, in the words that code uses for them. */
const read = /\b(response|reply|answer|error|failure|xhr)\.(status(Code)?|data|kind)\b|\bdata\??\.fields\b|\bcodeOf\b/;

const readsIn = (path: string, source: string): string[] =>
  readers.test(path)
    ? []
    : source
        .split('\n')
        .flatMap((line, index) =>
          read.test(line) ? [`${path}:${index + 1} asks a response, not its reason: ${line.trim()}`] : [],
        );

describe('why a call failed', () => {
  test('is asked of its reason everywhere', () => {
    const files = filesUnder(join(root, 'src')).filter((file) => /\.(tsx?|astro)$/.test(file));
    const found = files.flatMap((file) => readsIn(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')));
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test.each([
    'if (error.status === 404)',
    'if (response.status >= 500)',
    'const { a } = data.fields;',
    'code === codeOf.conflict',
  ])('is not asked of %s', (code) => {
    expect(readsIn('src/stores/outbox.ts', code)).toHaveLength(1);
    expect(readsIn('src/api/reason.ts', code)).toEqual([]);
  });
});
