import { useResource } from '../../app/use-resource.ts';
import { listTypes, type ProblemType } from '../../contract/feedback/problem-types.ts';
import { defineResource } from '../../stores/resources.ts';
import { api } from '../../stores/session.ts';

const types = defineResource<readonly ProblemType[]>('problemTypes', () => ({
  quiet: true,
  query: async () => (await api(listTypes, {}, { quiet: true })).types,
}));

/** The problem types in a language. */
export const useTypes = (uid: string | undefined, tag: string) => useResource(types, [uid, tag]);
