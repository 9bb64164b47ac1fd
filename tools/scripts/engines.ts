import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { oldestBrowsers } from '../../src/shell/oldest-browsers.ts';
import { ensurePrograms } from './debian.ts';
import { findProgram, isProgram } from './programs.ts';
import { cache, capture, Problem } from './tools.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** An X server without a screen */
  screen: string;
}

/** What docs/native-apps.md says of each file of `tests/engines`: the engine, and where it comes from. */
export const testedEngines = {
  chromium: `Chromium ${oldestBrowsers.chrome}, the oldest supported one`,
  firefox: 'Firefox ESR, as Debian has it',
  webkit: 'WebKitGTK, as Debian has it: the engine of Safari, but not an iPhone',
} as const;

/** The browsers that `npm test -- engines` walks through, beside the Chromium of all other tests. */
export interface Engines {
  firefox: string;
  webkit: WebKitPrograms;
  chromium: string;
}

const findFirefox = () => findProgram('FIREFOX', ['firefox-esr', 'firefox']);

function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WEBKIT_DRIVER', ['WebKitWebDriver']);
  const screen = findProgram('XVFB', ['Xvfb']);
  const folders = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}`),
  );
  const browser = folders.map((folder) => join(folder, 'MiniBrowser')).find(isProgram);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/**
 * Firefox and WebKitGTK as Debian has them, and a Chromium of the oldest version that pages support.
 *
 * @throws Problem saying what to install
 */
export async function ensureEngines(): Promise<Engines> {
  const need = 'The tests in other engines need';
  return {
    firefox: await ensurePrograms('Firefox', findFirefox, ['firefox-esr'], need),
    webkit: await ensurePrograms('WebKitGTK', findWebKit, ['webkit2gtk-driver', 'xvfb'], need),
    chromium: await ensureOldChromium(),
  };
}

/** The package whose versions are Chromium's, and have it inside. */
const chromiumPackage = '@sparticuz/chromium';

/** Fetched when it is first needed: 55 MB that nothing else does. No script of it is run. */
async function ensureOldChromium(): Promise<string> {
  const version = `${oldestBrowsers.chrome}.0.0`;
  const folder = join(cache, `chromium-${oldestBrowsers.chrome}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  console.log(`Fetching Chromium ${oldestBrowsers.chrome} (npm install ${chromiumPackage}@${version})…`);
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  const { code, output } = await capture(['npm', 'install', ...options, `${chromiumPackage}@${version}`]);
  if (code !== 0) throw new Problem(`${output}\nnpm could not install ${chromiumPackage}@${version}. Its words are above.`);
  const packed = join(folder, 'node_modules', chromiumPackage, 'bin/chromium.br');
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(`${program}.part`));
  chmodSync(`${program}.part`, 0o755);
  renameSync(`${program}.part`, program);
  return program;
}

/** Hands the engines to the tests, which run in processes of their own. */
export const engineEnv = (engines: Engines): NodeJS.ProcessEnv => ({ ENGINES: JSON.stringify(engines) });

/** @throws Problem where the tests are not run by `npm test -- engines` */
export function enginesOfEnv(): Engines {
  if (!process.env.ENGINES) throw new Problem('Run these tests with npm test -- engines: it finds the browsers.');
  return JSON.parse(process.env.ENGINES) as Engines;
}
