import { pathToFileURL } from 'node:url';
import type { satteri } from '@astrojs/markdown-satteri';
import { withoutSafetyTags } from './mdx-tree.ts';
import { safetyProblems } from './safety.ts';
import { fail } from './writing-rules.ts';

type Processor = ReturnType<typeof satteri>;

/**
 * Compiles guides as if their `<Safety>` tags were not there, so that nothing of them is in a page. A tag that breaks a rule fails the
 * build with its file and line.
 */
export function withSafety(processor: Processor): Processor {
  const { createMdxRenderer } = processor;
  if (!createMdxRenderer) return processor;
  return {
    ...processor,
    createMdxRenderer: async (...options) => {
      const renderer = await createMdxRenderer(...options);
      return {
        process: (content, path, frontmatter) => {
          for (const { line, problem } of safetyProblems(content)) fail(pathToFileURL(path), line, problem);
          return renderer.process(withoutSafetyTags(content), path, frontmatter);
        },
      };
    },
  };
}
