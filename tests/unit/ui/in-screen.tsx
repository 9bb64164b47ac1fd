import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import common from '../../../content/en/strings/common.json' with { type: 'json' };
import { createT } from '../../../src/i18n/t.ts';
import { Translator } from '../../../src/ui/screen/use-t.ts';

/** The texts that every screen has. */
export const strings = Object.fromEntries(Object.entries(common).map(([key, text]) => [`common.${key}`, text]));

const t = createT(strings, 'en');

/** Renders what needs a screen's texts around it, in English. */
export function renderInScreen(children: ReactNode) {
  const screen = (content: ReactNode) => <Translator value={t}>{content}</Translator>;
  const result = render(screen(children));
  return { ...result, rerender: (content: ReactNode) => result.rerender(screen(content)) };
}
