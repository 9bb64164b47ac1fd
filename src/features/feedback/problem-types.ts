import { listTypes, type ProblemType } from '../../contract/feedback/form.ts';
import { defineResource } from '../../stores/resources.ts';
import { api } from '../../stores/session.ts';

/** What a report can be about, by user and language. */
export const problemTypes = defineResource<readonly ProblemType[]>('problemTypes', () => ({
  quiet: true,
  query: async () => (await api(listTypes, {}, { quiet: true })).types,
}));
