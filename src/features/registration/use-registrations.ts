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

/** Not stored on this device, since it contains personal data. */
const registrations = defineResource<Registration>('registration', (_uid, id) => ({
  persist: false,
  query: () => api(registrationDetail, { id }, { quiet: true }),
}));

/** The cards of the user's registrations, newest first. */
export const useRegistrations = (uid: string) => useResource(cards, [uid]);

/** A registration with all its data. */
export const useRegistration = (uid: string, id: string) => useResource(registrations, [uid, id]);
