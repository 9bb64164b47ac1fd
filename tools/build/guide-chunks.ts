import type { Plugin } from 'vite';

/** Puts all guides of a language into one chunk of the build that renders pages. What browsers load is not touched. */
export const guideChunks: Plugin = {
  name: 'companion:guide-chunks',
  configEnvironment(name) {
    if (name !== 'prerender') return undefined;
    const groups = [{ name: moduleOf, test: guide }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

const guide = /\/content\/(?<language>[\w-]+)\/.*\.mdx/;

const moduleOf = (id: string): string => `guides-${guide.exec(id)?.groups?.language}`;
