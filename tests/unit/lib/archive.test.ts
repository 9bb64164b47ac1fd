import { describe, expect, test, vi } from 'vitest';
import { type ArchivedFile, ArchiveError, readArchive, writeArchive } from '../../../src/lib/archive.ts';

const file = (path: string, text: string, type = 'text/html; charset=utf-8'): ArchivedFile => ({
  path,
  type,
  content: new TextEncoder().encode(text),
});
const files = [
  file('/ja/scene', 'シーン\n{"path":"/x"}\n'),
  file('/_astro/empty.js', '', 'text/javascript; charset=utf-8'),
  file('/favicon.svg', '<svg/>', 'image/svg+xml'),
];
const archive = writeArchive(files);
const bytes = (text: string) => new TextEncoder().encode(text);

/** A stream of these chunks; `ended` hears that nobody reads on. */
const streamOf = (chunks: readonly Uint8Array<ArrayBuffer>[], ended = vi.fn()) => {
  const rest = chunks.values();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { value, done } = rest.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: ended,
  });
};

async function read(...chunks: Uint8Array<ArrayBuffer>[]): Promise<ArchivedFile[]> {
  const found: ArchivedFile[] = [];
  for await (const one of readArchive(streamOf(chunks))) found.push(one);
  return found;
}

describe('an archive', () => {
  test('is what its documentation says, byte by byte', () => {
    expect(new TextDecoder().decode(archive)).toBe(
      [
        'companion-archive 1 3',
        '{"path":"/ja/scene","type":"text/html; charset=utf-8","bytes":24}',
        'シーン\n{"path":"/x"}\n{"path":"/_astro/empty.js","type":"text/javascript; charset=utf-8","bytes":0}',
        '{"path":"/favicon.svg","type":"image/svg+xml","bytes":6}',
        '<svg/>',
      ].join('\n'),
    );
  });

  test('gives back its files, wherever it is cut into two chunks', async () => {
    for (let at = 0; at <= archive.length; at++) expect(await read(archive.slice(0, at), archive.slice(at))).toEqual(files);
  });

  test('gives them back byte by byte, and with more behind them than is asked for', async () => {
    expect(await read(...Array.from(archive, (byte) => Uint8Array.of(byte)))).toEqual(files);
    expect(await read(archive, bytes('more'))).toEqual(files);
  });

  test('shortens what a file repeats, and gives it back whole', async () => {
    const repeating = {
      ...file('/de/scene', '<a href="/ja/scene">シーン</a><a href="/fr/scene">', 'text/html'),
      repeats: '/scene',
    };
    const short = writeArchive([repeating]);
    expect(new TextDecoder().decode(short)).toBe(
      [
        'companion-archive 1 1',
        '{"path":"/de/scene","type":"text/html","bytes":43,"repeats":"/scene"}',
        '<a href="/ja\0">シーン</a><a href="/fr\0">',
      ].join('\n'),
    );
    for (let at = 0; at <= short.length; at++)
      expect(await read(short.slice(0, at), short.slice(at))).toEqual([
        file('/de/scene', '<a href="/ja/scene">シーン</a><a href="/fr/scene">', 'text/html'),
      ]);
  });

  test('of nothing has no file', async () => {
    expect(await read(writeArchive([]))).toEqual([]);
  });

  test('gives a file before the next has arrived, and ends the download of one who stops reading', async () => {
    const ended = vi.fn();
    const first = archive.slice(0, writeArchive(files.slice(0, 1)).length);
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(first), cancel: ended });
    for await (const one of readArchive(stream)) {
      expect(one).toEqual(files[0]);
      break;
    }
    expect(ended).toHaveBeenCalledOnce();
  });

  test('that is cut off anywhere is told, after the files that are whole', async () => {
    for (let at = 0; at < archive.length; at++) {
      const found: ArchivedFile[] = [];
      const cut = async () => {
        for await (const one of readArchive(streamOf([archive.slice(0, at)]))) found.push(one);
      };
      await expect(cut()).rejects.toThrow(ArchiveError);
      expect(found).toEqual(files.slice(0, found.length));
    }
  });

  test('ends as its stream does, where that fails', async () => {
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(new TypeError('network')),
    });
    await expect(readArchive(stream).next()).rejects.toThrow(new TypeError('network'));
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html>\n<html lang="en">'],
    ['an endless line', 'x'.repeat(10_000)],
    ['another version', 'companion-archive 2 1\n'],
    ['no number of files', 'companion-archive 1\n'],
    ['a header that is no JSON', 'companion-archive 1 1\n/de/scene\n'],
    ['a header that is nothing', 'companion-archive 1 1\nnull\n'],
    ['a header without a path', 'companion-archive 1 1\n{"type":"text/html","bytes":0}\n'],
    ['a header without a type', 'companion-archive 1 1\n{"path":"/a","bytes":0}\n'],
    ['a header without a length', 'companion-archive 1 1\n{"path":"/a","type":"text/html"}\n'],
    ['a length below zero', 'companion-archive 1 1\n{"path":"/a","type":"text/html","bytes":-1}\n'],
    ['half a byte', 'companion-archive 1 1\n{"path":"/a","type":"text/html","bytes":0.5}\n'],
  ])('is not %s', async (_, text) => {
    await expect(read(bytes(text))).rejects.toThrow(ArchiveError);
  });

  test('is not read to its end where it is none', async () => {
    const [ended, pages] = [vi.fn(), Array.from({ length: 100 }, () => bytes('x'.repeat(1000)))];
    await expect(readArchive(streamOf(pages, ended)).next()).rejects.toThrow(ArchiveError);
    expect(ended).toHaveBeenCalledOnce();
  });
});
