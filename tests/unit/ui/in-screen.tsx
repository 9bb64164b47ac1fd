import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { stringsOf } from '../../../src/i18n/strings.ts';
import { createT } from '../../../src/i18n/t.ts';
import { Translator } from '../../../src/ui/screen/use-t.ts';

/** The texts that every screen has, and those of forms, reports, recipes and tickets. */
export const strings = stringsOf('en', ['common', 'conversation', 'device', 'form', 'feedback', 'recipe', 'recipes', 'rma']);

const t = createT(strings, 'en');

/** Renders what needs a screen's texts around it, in English. */
export function renderInScreen(children: ReactNode) {
  const screen = (content: ReactNode) => <Translator value={t}>{content}</Translator>;
  const result = render(screen(children));
  return { ...result, rerender: (content: ReactNode) => result.rerender(screen(content)) };
}
