import type { ReactNode } from 'react';
import './tag.css';

interface TagProps {
  tone: 'neutral' | 'progress' | 'success' | 'danger';
  children: ReactNode;
}

/** A state in a word or two; the word says it all, the color only helps. */
export function Tag({ tone, children }: TagProps) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
