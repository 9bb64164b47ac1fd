import { orUndefined } from '../lib/or-undefined.ts';

/**
 * Marks the root element with the voice assistant that the reader used last, for the styles that put it first (src/mdx/assistants.css).
 * Runs before the first paint, so that nothing moves.
 */
export const showAssistant = (): void =>
  orUndefined(() => {
    document.documentElement.dataset.assistant = localStorage.assistant;
  });

/** Keeps the voice assistant that the reader reads about, or of which a phrase was copied. */
export const storeAssistant = (assistant: string): void => orUndefined(() => localStorage.setItem('assistant', assistant));
