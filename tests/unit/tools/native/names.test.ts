import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn, namesIn, wrongNames } from '../../../../tools/native/names.ts';
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

test('a function is to be one of the interface, listed and answered', () => {
  expect(faultsIn({ 'a.kt': kotlin, 'b.kt': 'val capabilities = listOf("share", "getBrand")' })).toEqual([
    'a.kt:12: pages know no function “openOnlineServce”',
    'a.kt:6: pages know no function “setUnreadBagde”',
    'b.kt:1: capabilities lists “getBrand”, which has no branch',
  ]);
  expect(faultsIn({ 'a.swift': swift })).toContain('a.swift:6: capabilities does not list “share”, so pages never call it');
});

test.each(['android/AppFunctions.kt', 'ios/AppFunctions.swift'])('%s is read whole', (path) => {
  const names = namesIn(readFileSync(join(root, 'native', path), 'utf8')).map(({ name }) => name);
  expect(names.filter((name) => name === 'share')).toHaveLength(2);
});

test('native/ has no wrong names', () => {
  expect(wrongNames()).toEqual([]);
});
