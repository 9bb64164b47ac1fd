import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensurePrograms } from '../scripts/debian.ts';
import { findProgram } from '../scripts/programs.ts';
import { filesUnder } from '../scripts/site.ts';
import { cache, capture, Problem, root } from '../scripts/tools.ts';

const out = join(cache, 'native');
const folder = join(root, 'tools/native');
const android = join(root, 'native/android');

/** Android's own implementation of org.json, and the coroutines: the check runs with both, only the rest of Android is stubs. */
const libraries = ['com.android.json.jar', 'kotlinx-coroutines-core.jar', 'atomicfu.jar', 'kotlin-stdlib.jar'].map((name) =>
  join('/usr/share/java', name),
);

function findTools(): { kotlinc: string; javac: string; java: string } | undefined {
  const kotlinc = findProgram('KOTLINC', ['kotlinc']);
  const javac = findProgram('JAVAC', ['javac']);
  const java = findProgram('JAVA', ['java']);
  return kotlinc && javac && java && libraries.every(isReadable) ? { kotlinc, javac, java } : undefined;
}

const isReadable = (path: string): boolean => {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
};

/** Splits android-stubs.txt into files, as Java wants them: one for each public class. @returns the Java files */
function writeStubs(): string[] {
  const stubs = join(out, 'stubs');
  rmSync(out, { recursive: true, force: true });
  const [, ...sections] = readFileSync(join(folder, 'android-stubs.txt'), 'utf8').split(/^\/\/ package /m);
  return sections.flatMap((section, index) => {
    const [head = '', ...lines] = section.split('\n');
    const [name = '', language] = head.split(' in ');
    const to = join(stubs, ...name.split('.'));
    mkdirSync(to, { recursive: true });
    const text = lines.join('\n');
    if (language) {
      writeFileSync(join(to, `Extensions${index}.kt`), `package ${name}\n${text}`);
      return [];
    }
    return text.split(/^(?=public )/m).flatMap((type) => {
      const [, typeName] = /\b(?:class|interface) (\w+)/.exec(type) ?? [];
      if (!typeName) return [];
      const file = join(to, `${typeName}.java`);
      writeFileSync(file, `package ${name};\n${type}`);
      return [file];
    });
  });
}

const packageLine = /^package ([\w.]+)/m;

/** The package of HelpApp.kt, which may be an app's own. @throws Problem naming the files of another one */
export function packageOf(sources: string): string {
  const files = filesUnder(sources).filter((file) => file.endsWith('.kt'));
  const packages = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const found = packageLine.exec(text);
    return { name: found?.[1], place: `${relative(root, file)}:${text.slice(0, found?.index ?? 0).split('\n').length}` };
  });
  if (!files.includes(join(sources, 'HelpApp.kt'))) throw new Problem('native/android/HelpApp.kt is missing.');
  const name = packages[files.indexOf(join(sources, 'HelpApp.kt'))]?.name;
  if (!name) throw new Problem('native/android/HelpApp.kt does not say its package.');
  const others = packages.filter((one) => one.name !== name);
  if (others.length > 0)
    throw new Problem(others.map(({ place }) => `${place}: the package is not ${name}, as in HelpApp.kt`).join('\n'));
  return name;
}

/** Replaces each line `// docs/<file>: <words>` by the document's block of Kotlin with these words. @throws Problem if there is none */
export function withSnippets(source: string): string {
  return source.replace(/^ *\/\/ (docs\/\S+): (.+)$/gm, (_, file: string, words: string) => {
    const blocks = readFileSync(join(root, file), 'utf8').matchAll(/^ *```kotlin\n([\s\S]*?)^ *```$/gm);
    const snippet = [...blocks].map(([, code = '']) => code).find((code) => code.includes(words));
    if (!snippet) throw new Problem(`${file} has no block of Kotlin with “${words}”, which AndroidCheck.kt compiles.`);
    return snippet;
  });
}

/** Copies AndroidCheck.kt into the package of native/android, with the snippets of the documents. @returns the package */
function writeCheck(to: string): string {
  const name = packageOf(android);
  const check = withSnippets(readFileSync(join(folder, 'AndroidCheck.kt'), 'utf8'));
  writeFileSync(to, check.replace(packageLine, `package ${name}`));
  return name;
}

/** What the compiler says where a class lacks a constructor or a function, too. */
const missing =
  /native\/android\/.*: error: .*(?:unresolved reference|type mismatch|following functions can be called|overrides nothing)/;

/** What to do about errors of the compiler, as far as that can be told from them. */
export function hintFor(output: string): string {
  if (missing.test(output))
    return ' A name or a function of Android may be missing only in tools/native/android-stubs.txt: add what the reference says, and a class of your own app as an empty class under its package.';
  if (/AndroidCheck\.kt:.*: error:/.test(output))
    return ' AndroidCheck.kt is a copy of that in tools/native, which runs native/android: change it there as you changed what it runs.';
  return '';
}

/** @throws Problem also for an error that leaves the code 0 */
async function run(what: string, line: readonly [string, ...string[]]): Promise<string> {
  const { code, output } = await capture(line);
  if (code !== 0 || /\berror:/.test(output))
    throw new Problem(`${output}\n${what} failed. The output is above.${hintFor(output)}`);
  return output;
}

/**
 * Compiles native/android against stubs of the Android classes, and runs AndroidCheck.kt with it. Debian's Kotlin is 1.3.31: what it
 * accepts, later ones do, too.
 *
 * @throws Problem naming what is wrong
 */
export async function checkKotlin(): Promise<void> {
  const packages = [
    'kotlin',
    'default-jdk-headless',
    'libandroid-json-java',
    'libkotlinx-coroutines-java',
    'libkotlinx-atomicfu-java',
  ];
  const { kotlinc, javac, java } = await ensurePrograms('Kotlin', findTools, packages, 'npm run check-native needs');
  const stubs = writeStubs();
  const classes = join(out, 'classes');
  const classpath = libraries.join(':');
  await run('Compiling the stubs', [javac, '-nowarn', '-d', classes, ...stubs]);
  const check = join(out, 'AndroidCheck.kt');
  const packageName = writeCheck(check);
  const sources = [android, check, ...filesUnder(join(out, 'stubs')).filter((file) => file.endsWith('.kt'))];
  await run('Compiling native/android', [kotlinc, '-nowarn', '-cp', `${classpath}:${classes}`, '-d', classes, ...sources]);
  const passed = await run('Running AndroidCheck.kt', [java, '-cp', `${classpath}:${classes}`, `${packageName}.AndroidCheckKt`]);
  const count = passed.match(/^passed: /gm)?.length ?? 0;
  if (count === 0) throw new Problem('AndroidCheck.kt checked nothing.');
  console.log(`Kotlin: native/android compiles, and ${count} checks of it passed.`);
}
