import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { apt, hasApt } from './debian.ts';
import { findProgram } from './programs.ts';
import { Problem } from './tools.ts';

/** Chromium without its windows: flows run a third quicker in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A root user's Chromium cannot make its sandbox; the tests open nothing but this machine's own pages. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const elsewhere = () => [...applications, chromium.executablePath()];

const findShell = (): string | undefined => findProgram('CHROMIUM', shells);

/** What flows run in: the Chromium that CHROMIUM names, one on the PATH, an application, or Playwright's own. */
export const findChromium = (): string | undefined => findProgram('CHROMIUM', [...shells, ...browsers], elsewhere());

/**
 * The same, installed with apt first where that is possible; on a machine of CI, a shell is installed beside a browser that is there.
 *
 * @throws Problem saying what to install
 */
export async function ensureChromium(): Promise<string> {
  if (process.env.CI !== undefined && findChromium() && !findShell() && canInstall())
    await install(['chromium-headless-shell'], findShell);
  return ensure(findChromium, ['chromium-headless-shell', 'chromium']);
}

/** A whole browser, as readers have: for what is measured. @throws Problem saying what to install */
export const ensureBrowser = (): Promise<string> => ensure(() => findProgram('CHROMIUM', browsers, elsewhere()), ['chromium']);

const canInstall = (): boolean => process.getuid?.() === 0 && hasApt();

/** @param packages of Debian, of which the first that can be installed will do */
async function ensure(find: () => string | undefined, packages: readonly string[]): Promise<string> {
  const found = find();
  if (found) return found;
  if (!canInstall()) {
    throw new Problem(
      'The browser tests need Chromium or Chrome, and none was found. Install one (on Debian and Ubuntu: sudo apt-get install chromium) or let CHROMIUM name it.',
    );
  }
  const output = await install(packages, find);
  const installed = find();
  if (!installed) throw new Problem(`${output}\napt-get could not install Chromium. Its words are above.`);
  // Without it, Chinese, Japanese and Korean are boxes of another width.
  await apt(['install', '--yes', '--no-install-recommends', 'fonts-noto-cjk']);
  return installed;
}

/** Installs packages until one brings what is looked for. @returns what apt-get said */
async function install(packages: readonly string[], find: () => string | undefined): Promise<string> {
  console.log('Installing Chromium for the browser tests (apt-get install), a minute or so…');
  let { output } = await apt(['update']);
  for (const name of packages) {
    output += (await apt(['install', '--yes', '--no-install-recommends', name])).output;
    if (find()) break;
  }
  return output;
}

/** For reports: `Chromium 156.0…` */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
