/** Something that a translator puts right. */
export interface Fault {
  /** `content/de/voice/alexa.mdx` */
  file: string;
  /** Of the file, its frontmatter counted; 0 where there is no file */
  line: number;
  what: string;
  /** What to do about it, as a command */
  fix: string;
  /** The page works without: English stands in, or nothing shows it. Only a release must not have it */
  pending?: boolean;
}

/** A line that git writes around the two sides of a merge conflict, and what to do about it. */
export const conflict = /^(<{7}|={7}|>{7})( |$)/;
export const resolveConflict = 'Keep one side of the merge conflict, and remove its lines <<<<<<<, ======= and >>>>>>>';

const collator = new Intl.Collator('en', { numeric: true });

/** In the order in which somebody goes through the files. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => collator.compare(a.file, b.file) || a.line - b.line);

/** That a language lacks a whole file. */
export const missingFile = (file: string, english: string): Fault => ({
  file,
  line: 0,
  what: 'It is missing',
  fix: `Translate ${english}`,
  pending: true,
});

/** More texts than these that are missing in one place are told as one fault. */
const few = 3;

/** Faults of a file of texts, with many texts that are missing in one place as one. @param english the file that has them */
export const counted = (faults: readonly Fault[], english: string): Fault[] =>
  [...Map.groupBy(faults, ({ line, pending }) => `${line} ${pending}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first?.pending || group.length <= few) return group;
    return [{ ...first, what: `${first.what}, and ${group.length - 1} more`, fix: `Add what ${english} has here` }];
  });

/** `file:line`, which editors open, then what is wrong and what to do; of a file that is not there in one line. */
export const faultText = ({ file, line, what, fix }: Fault): string =>
  line === 0 ? `${file}: ${what} → ${fix}` : `${file}:${line}\n  ${what}\n  → ${fix}`;
