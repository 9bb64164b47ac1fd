/** Something that a translator puts right. */
export interface Fault {
  /** `content/de/voice/alexa.mdx` */
  file: string;
  /** Of the file, its frontmatter counted */
  line: number;
  what: string;
  /** What to do about it, as a command */
  fix: string;
  /** The page works without: English stands in, or nothing shows it. Only a release must not have it */
  pending?: boolean;
}

const collator = new Intl.Collator('en', { numeric: true });

/** In the order in which somebody goes through the files. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => collator.compare(a.file, b.file) || a.line - b.line);

/** `file:line`, which editors open, then what is wrong and what to do. */
export const faultText = ({ file, line, what, fix }: Fault): string => `${file}:${line}\n  ${what}\n  → ${fix}`;
