import type { Assistant } from '../../mdx/commands.ts';
import type { RouteName } from '../../routes/table.ts';

const assistants: readonly [RegExp, Assistant][] = [
  [/^google/, 'google'],
  [/^alexa/, 'alexa'],
  [/^yandex/, 'alice'],
];

/** The voice assistant that a guide is about, if any: whoever reads it has that one. */
export const assistantOf = (route: RouteName): Assistant | undefined => assistants.find(([name]) => name.test(route))?.[1];

/** Whether a guide is a list of questions, which is its own list of contents. */
export const hasQuestions = (body: string): boolean => body.includes('<Question>');

/** Whether a guide has something that its script improves: phrases or an address to copy, questions to open, an assistant to remember. */
export const needsScript = (route: RouteName, body: string): boolean =>
  assistantOf(route) !== undefined || hasQuestions(body) || /<(Commands|Address)\b/.test(body);
