import { expect, expectAccessible, test } from './fixtures.ts';

const commands = '/intelligentVoiceTemplateView/900a';

test('a phrase is copied without its quotation marks, and its assistant comes first from then on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(commands);
  await page.getByRole('button', { name: /^Copy: .?Alexa, start the vacuum/ }).click();
  await expect(page.locator('.guide > [role=status]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Alexa, start the vacuum');

  await page.reload();
  const top = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;
  expect(await top('alexa')).toBeLessThan(await top('google'));
  expect(await top('google')).toBeLessThan(await top('alice'));
});

test('whoever reads about an assistant finds it first', async ({ page }) => {
  await page.goto('/yandexAlice');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('assistant'))).toBe('alice');
  await page.goto(commands);
  await expect(page.locator('html')).toHaveAttribute('data-assistant', 'alice');
});

test('the address of the page is copied', async ({ page }) => {
  await page.goto('/addToHomeScreen');
  await expect(page.getByRole('button', { name: /^Copy: .?localhost:\d+\/addToHomeScreen/ })).toBeVisible();
});

test('a question opens by its address', async ({ page }) => {
  await page.goto('/ultenicFAQ#maps');
  await expect(page.getByText(/a new map overwrites the first/)).toBeVisible();
  await expect(page.getByText(/Level 1 gives the least water/)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens by a tap, and there is nothing to copy with', async ({ page }) => {
    await page.goto('/ultenicFAQ');
    await page.getByRole('heading', { name: 'Which water level is right?' }).click();
    await expect(page.getByText(/Level 1 gives the least water/)).toBeVisible();
    await page.goto(commands);
    await expect(page.getByText('“Alexa, start the vacuum”')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

test('a guide is read aloud, one block after another', async ({ page }) => {
  await page.addInitScript(() => {
    const said: { text: string; onend?: () => void }[] = [];
    class Utterance {
      onend?: () => void;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'de-DE' }],
      speak: (utterance: Utterance) => said.push(utterance),
      cancel: () => undefined,
    });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
    Object.assign(globalThis, { said, SpeechSynthesisUtterance: Utterance });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('ReadAloud') && scripts.push(request.url()));
  await page.goto('/de/deviceiInstructions900a');
  const control = page.getByText('Vorlesen', { exact: true });
  await expect(control).toBeVisible();
  expect(scripts).toEqual([]);
  await control.click();
  const bar = page.getByRole('group', { name: 'Vorlesen' });
  await expect(bar.getByRole('button')).toHaveText(['Zurück', 'Noch einmal', 'Weiter', 'Vorlesen beenden']);
  const last = () => page.evaluate('said.at(-1).text');
  const marked = page.locator('[data-reading]');
  await expect(marked).toHaveText(/900A/);
  expect(await last()).toBe(await page.locator('h1').last().textContent());
  await expectAccessible(page);

  await page.evaluate('said.at(-1).onend()');
  await expect.poll(last).toBe(await page.locator('.guide p').first().textContent());
  await bar.getByRole('button', { name: 'Weiter' }).click();
  await bar.getByRole('button', { name: 'Zurück' }).click();
  expect(await last()).toBe(await page.locator('.guide p').first().textContent());
  const before = await page.evaluate('said.length');
  await bar.getByRole('button', { name: 'Noch einmal' }).click();
  expect(await page.evaluate('said.length')).toBe(Number(before) + 1);

  await bar.getByRole('button', { name: 'Vorlesen beenden' }).click();
  await expect(bar).toBeHidden();
  await expect(marked).toHaveCount(0);
  await expect(control).toBeFocused();
  await page.evaluate('said.at(-1).onend()');
  await expect(marked).toHaveCount(0);
});

test('a device without a voice says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined }));
  await page.goto('/faqDetail/vacuum-restart');
  await page.getByText('Read aloud', { exact: true }).click();
  await expect(page.getByText('This device has no voice for this language.')).toBeVisible();
});
