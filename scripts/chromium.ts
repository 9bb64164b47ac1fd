import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './programs.ts';
import { capture, Problem } from './tools.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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

/** The Chromium or Chrome of this machine: the one CHROMIUM names, one on the PATH, an application, or Playwright's own. */
export const findChromium = (): string | undefined =>
  findProgram('CHROMIUM', names, [...applications, chromium.executablePath()]);

/** The Chromium of this machine, installed with apt first where that is possible. @throws Problem saying what to install */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium), a minute or so…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const update = await capture(['apt-get', 'update'], env);
    const install = await capture(['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'], env);
    const installed = findChromium();
    if (installed) return installed;
    throw new Problem(`${update.output}${install.output}\napt-get could not install Chromium. Its words are above.`);
  }
  throw new Problem(
    'The browser tests need Chromium or Chrome, and none was found. Install one (on Debian and Ubuntu: sudo apt-get install chromium) or let CHROMIUM name it.',
  );
}

/** For reports: `Chromium 156.0…` */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
