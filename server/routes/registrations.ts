import { correctRegistration } from '../../src/contract/registration/correct.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { listRegistrations, registrationDetail } from '../../src/contract/registration/read.ts';
import { registrationsOf } from '../db/registrations.ts';
import type { Mount } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { correct } from '../registration/correct.ts';
import { storeRegistration } from '../registration/create.ts';
import { cardView, registrationView } from '../registration/views.ts';

export function registrationRoutes(mount: Mount): void {
  mount(createRegistration, storeRegistration);
  mount(correctRegistration, correct);

  mount(listRegistrations, async ({ db, user }) => ({ items: (await registrationsOf(db, user.uid)).map(cardView) }));

  mount(registrationDetail, async ({ db, user, input }) => {
    const row = (await registrationsOf(db, user.uid)).find(({ id }) => id === input.id);
    if (!row) throw new Refusal('notFound');
    return registrationView(row);
  });
}
