import { brokenStorage } from './broken-storage.ts';
import { test } from './faulty-network.ts';
import { expect } from './fixtures.ts';
import { forms } from './forms.ts';
import { flushOutbox } from './page-state.ts';
import { once } from './reports.ts';

test.use({ tolerated: /SecurityError|Failed to load resource/ });

const conditions = Object.entries(brokenStorage);

// Each try another condition, beginning with another one in each form.
for (const [place, form] of forms.entries()) {
  test(
    `${form.name} is sent whatever the storage does`,
    { tag: '@row-10' },
    async ({ page, openAs, count }, { repeatEachIndex }) => {
      const [name, script] = conditions[(place + repeatEachIndex) % conditions.length] ?? conditions[0] ?? [''];
      const text = once(`${form.name}, ${name}`);
      if (script) await page.addInitScript(script);
      await openAs(form.uid, await form.path(text));
      await form.fill(page, text);
      await form.send(page);
      await expect.poll(() => form.stored(text), text).toBeGreaterThan(0);
      // What would be sent again is sent now.
      await flushOutbox(page);
      count({
        row: 10,
        what: `${form.name} with broken storage`,
        violations: { 'not one record': Math.abs(form.stored(text) - 1) },
      });
    },
  );
}
