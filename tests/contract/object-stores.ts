import type { ObjectStore } from '../../server/images/object-store.ts';
import { openS3 } from '../../server/images/s3.ts';
import { readPictureSettings } from '../../server/images/settings.ts';

/** `npm test -- ops` says where it has started a real one: as PICTURES, without a prefix. */
const s3 = process.env.TEST_S3;

/** Whether the tests of the contract keep their pictures in an object store. */
export const onObjectStore = s3 !== undefined;

/** An object store of a test's own: a prefix of the real one, or objects in memory. */
export async function openObjects(): Promise<ObjectStore> {
  const settings = readPictureSettings({ PICTURES: s3?.replace('?', `/${crypto.randomUUID()}?`) });
  return settings ? openS3(settings) : inMemory();
}

function inMemory(): ObjectStore {
  const objects = new Map<string, { bytes: Uint8Array; writtenAt: number }>();
  return {
    async put(name, bytes) {
      objects.set(name, { bytes: new Uint8Array(bytes), writtenAt: Date.now() });
    },
    async get(name) {
      const found = objects.get(name);
      return found && { body: new Blob([found.bytes as Uint8Array<ArrayBuffer>]).stream(), size: found.bytes.length };
    },
    async delete(names) {
      for (const name of names) objects.delete(name);
    },
    async *list() {
      yield [...objects].map(([name, { writtenAt }]) => ({ name, writtenAt }));
    },
  };
}

/** The names of all its objects. */
export async function namesIn(objects: ObjectStore): Promise<string[]> {
  const names: string[] = [];
  for await (const page of objects.list()) names.push(...page.map(({ name }) => name));
  return names.sort();
}
