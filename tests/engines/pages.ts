import { chromium } from 'playwright';
import puppeteer from 'puppeteer-core';
import { chromiumArgs } from '../../tools/scripts/chromium.ts';
import { type Browser, expression, type Tab } from './tab.ts';

/** A phone's screen. */
const viewport = { width: 360, height: 740 };

/** What Playwright and Puppeteer call by the same names. */
interface Page {
  keyboard: { type(text: string): Promise<void> };
  mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  evaluate(code: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  goto(url: string, options: { timeout: number }): Promise<unknown>;
}

const tabOf = (page: Page, choose: Tab['choose']): Tab => ({
  choose,
  async goto(url) {
    await page.goto(url, { timeout: 30_000 });
  },
  run: (code, ...args) => page.evaluate(expression(code, args)) as Promise<Awaited<ReturnType<typeof code>>>,
  async drag([first, ...others]) {
    if (!first) return;
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y);
    await page.mouse.up();
  },
  type: (text) => page.keyboard.type(text),
  async back() {
    await page.goBack();
  },
});

/** Playwright speaks to any Chromium, which Puppeteer does not to one of 2022. */
export async function startChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true, locale: 'en-US' });
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    version: `Chromium ${browser.version()}`,
    tab: tabOf(page, (selector, files) => page.setInputFiles(selector, [...files])),
    close: () => browser.close(),
  };
}

/** Puppeteer speaks to a Firefox as it is released; Playwright has a build of its own. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: viewport });
  const [page = await browser.newPage()] = await browser.pages();
  page.on('dialog', (dialog) => void dialog.accept());
  const choose: Tab['choose'] = async (selector, files) => {
    const field = await page.$(`input${selector.replace(/^input/, '')}`);
    await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(...files);
  };
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    tab: tabOf(page, choose),
    close: () => browser.close(),
  };
}
