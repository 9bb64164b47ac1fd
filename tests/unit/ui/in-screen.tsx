import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import common from '../../../content/en/strings/common.json' with { type: 'json' };
import form from '../../../content/en/strings/form.json' with { type: 'json' };
import { createT } from '../../../src/i18n/t.ts';
import { Translator } from '../../../src/ui/screen/use-t.ts';

const area = (name: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text]));

/** The texts that every screen has, and those of forms. */
export const strings = { ...area('common', common), ...area('form', form) };

const t = createT(strings, 'en');

/** Renders what needs a screen's texts around it, in English. */
export function renderInScreen(children: ReactNode) {
  const screen = (content: ReactNode) => <Translator value={t}>{content}</Translator>;
  const result = render(screen(children));
  return { ...result, rerender: (content: ReactNode) => result.rerender(screen(content)) };
}
