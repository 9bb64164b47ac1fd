import type { MDXInstance } from 'astro';

/** How a component for writers is used: a file of src/mdx/examples, and what its writer typed. */
export interface Example {
  /** The component's name */
  title: string;
  /** What it is for, and what the build says to whoever uses it wrongly */
  description: string;
  /** What the guide around it says of itself, where the component asks for it */
  checked: string | undefined;
  Content: MDXInstance<Frontmatter>['Content'];
  source: string;
}

interface Frontmatter {
  title: string;
  description: string;
  checked?: string;
}

/** Every example, by the names of the components. */
export function allExamples(): Example[] {
  const files = import.meta.glob<MDXInstance<Frontmatter>>('../../mdx/examples/*.mdx', { eager: true });
  const sources = import.meta.glob<string>('../../mdx/examples/*.mdx', { eager: true, query: '?raw', import: 'default' });
  return Object.entries(files)
    .map(([path, { frontmatter, Content }]) => ({
      title: frontmatter.title,
      description: frontmatter.description,
      checked: frontmatter.checked,
      Content,
      source: (sources[path] ?? '').replace(/^---\n.*?\n---\n/s, '').trim(),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
