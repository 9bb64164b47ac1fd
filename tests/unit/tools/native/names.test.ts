import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn, unknownNames } from '../../../../tools/native/names.ts';
import { root } from '../../../../tools/scripts/tools.ts';

const kotlin = `
    override suspend fun call(method: String): Any? = when (method) {
        "exit" -> when (lang) {
            "deu" -> done()
        }
        "setUnreadBagde", "share" -> done()
        else -> throw CallError("unsupported")
    }
    private fun typeOf(name: String) = when (name) { "html" -> "text/html" }
        val capabilities = listOf(
            "exit",
            "openOnlineServce"
        )
`;
const swift = `
    static let capabilities: [String] = ["exit", "openOnlineServce"]
        switch method {
        case "exit":
            log("exit: done")
        case "setUnreadBagde", "share":
            return nil
        }
        switch name {
        case "html": return nil
        }
`;

test.each([
  ['Kotlin', kotlin, ['exit:11', 'openOnlineServce:12', 'exit:3', 'setUnreadBagde:6', 'share:6']],
  [
    'Kotlin with tabs and a set',
    kotlin.replaceAll('    ', '\t').replace('when (', 'when(').replace('listOf', 'setOf'),
    ['exit:11', 'openOnlineServce:12', 'exit:3', 'setUnreadBagde:6', 'share:6'],
  ],
  ['Swift', swift, ['exit:2', 'openOnlineServce:2', 'exit:4', 'setUnreadBagde:6', 'share:6']],
])('functions are found in %s where they are listed and where they are answered', (_, text, names) => {
  expect(namesIn(text).map(({ name, line }) => `${name}:${line}`)).toEqual(names);
});

test.each(['android/AppFunctions.kt', 'ios/AppFunctions.swift'])('%s lists what it answers', (path) => {
  const names = namesIn(readFileSync(join(root, 'native', path), 'utf8')).map(({ name }) => name);
  const listed = names.slice(0, names.length / 2);
  expect(listed).toContain('share');
  expect(names).toEqual([...listed, ...listed]);
});

test('native/ names no function that pages do not know', () => {
  expect(unknownNames()).toEqual([]);
});
