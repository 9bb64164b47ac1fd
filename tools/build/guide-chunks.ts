import type { Plugin } from 'vite';

/**
 * Puts the guides of a language into one module of the build's own: one for each guide costs three times as much to bundle, to write and
 * to load again as to compile. What browsers load is not touched.
 */
export const gatherGuides: Plugin = {
  name: 'companion:gather-guides',
  configEnvironment(name) {
    if (name !== 'prerender') return undefined;
    const groups = [{ name: moduleOf, test: guide }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

const guide = /\/content\/(?<language>[\w-]+)\/.*\.mdx/;

const moduleOf = (id: string): string => `guides-${guide.exec(id)?.groups?.language}`;
