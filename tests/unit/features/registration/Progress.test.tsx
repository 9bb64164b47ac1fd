import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Progress } from '../../../../src/features/registration/components/Progress.tsx';
import type { Step } from '../../../../src/features/registration/fields.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'form', 'register']), 'en');

afterEach(cleanup);

test('the heading of the next step takes the focus, that of the first leaves it where it is', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const at = (step: Step) => (
    <Translator value={t}>
      <Progress step={step} onBegin={() => undefined} />
    </Translator>
  );
  const { rerender } = render(at('product'));
  expect(document.activeElement).toBe(document.body);
  for (const [step, name] of [
    ['person', 'About you'],
    ['review', 'Check your entries'],
  ] as const) {
    rerender(at(step));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name }));
    const isStep = step !== 'review';
    expect([screen.queryByText('Step 2 of 2'), document.querySelector('.progress-bar')].map(Boolean)).toEqual([isStep, isStep]);
  }
});
