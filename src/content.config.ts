import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { frontmatterForms } from './mdx/translation/frontmatter.ts';

/** The frontmatter of every text. */
const guide = z.strictObject({
  title: z.string().min(1),
  /** What the reader can do after reading it, in a sentence: for search results and shared links */
  description: z.string().min(1),
  /** In translations, written by `npm run translations`: of which English each block was made, and its own text then (src/mdx/translation/blocks.ts) */
  source: z.string().regex(frontmatterForms.source).optional(),
  /** In translations: somebody else has yet to read it */
  review: z.literal('needed').optional(),
  /** The month in which another company's menus, described here, were last looked at: `2026-11` */
  checked: z.string().regex(frontmatterForms.checked).optional(),
});

/** The texts of one folder, in every language: `content/de/instructions/vacuum.mdx` → `de/instructions/vacuum`. */
const guides = (folder: string) =>
  defineCollection({
    loader: glob({
      base: './content',
      pattern: `*/${folder}/**/[^_]*.mdx`,
      generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    }),
    schema: guide,
  });

export const collections = {
  instructions: guides('instructions'),
  partitions: guides('partitions'),
  maps: guides('maps'),
  voice: guides('voice'),
  'voice-templates': guides('voice-templates'),
  automation: guides('automation'),
  phone: guides('phone'),
  notices: guides('notices'),
  about: guides('about'),
  brands: guides('brands'),
  faq: guides('faq'),
};
