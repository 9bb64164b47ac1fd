import { stringProblems } from '../../i18n/strings.ts';

const problems = import.meta.env.DEV ? [] : stringProblems();

/** A build whose languages do not all have every text fails, here: every page imports this. */
if (problems.length > 0) throw new Error(`The texts of the languages differ:\n${problems.join('\n')}`);
