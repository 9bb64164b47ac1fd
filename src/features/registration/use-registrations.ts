import { useResource } from '../../app/use-resource.ts';
import {
  listRegistrations,
  type Registration,
  type RegistrationCard,
  registrationDetail,
} from '../../contract/registration/read.ts';
import { defineResource } from '../../stores/resources.ts';
import { api } from '../../stores/session.ts';

const cards = defineResource<readonly RegistrationCard[]>('registrations', () => ({
  quiet: true,
  query: async () => (await api(listRegistrations, {}, { quiet: true })).items,
}));

/** Not stored on this device: it holds a name, a birthday and an address. */
const registrations = defineResource<Registration>('registration', (_uid, id) => ({
  persist: false,
  query: () => api(registrationDetail, { id }, { quiet: true }),
}));

/** What the user has registered, newest first. */
export const useRegistrations = (uid: string) => useResource(cards, [uid]);

/** Everything that was registered with one card. */
export const useRegistration = (uid: string, id: string) => useResource(registrations, [uid, id]);
