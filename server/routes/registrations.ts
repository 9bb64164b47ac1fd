import { Empty } from '../../src/contract/fields.ts';
import { ById } from '../../src/contract/input-fields.ts';
import { correctRegistration, RegistrationCorrection } from '../../src/contract/registration/correct.ts';
import { createRegistration, NewRegistration } from '../../src/contract/registration/create.ts';
import { listRegistrations, registrationDetail } from '../../src/contract/registration/read.ts';
import { registrationsOf } from '../db/registrations.ts';
import { HttpError } from '../http/http-error.ts';
import type { Mount } from '../http/mount.ts';
import { correct } from '../registration/correct.ts';
import { storeRegistration } from '../registration/create.ts';
import { cardView, registrationView } from '../registration/views.ts';

export function registrationRoutes(mount: Mount): void {
  mount(createRegistration, NewRegistration, storeRegistration);
  mount(correctRegistration, RegistrationCorrection, correct);

  mount(listRegistrations, Empty, async ({ db, user }) => ({ items: (await registrationsOf(db, user.uid)).map(cardView) }));

  mount(registrationDetail, ById, async ({ db, user, input }) => {
    const row = (await registrationsOf(db, user.uid)).find(({ id }) => id === input.id);
    if (!row) throw new HttpError('notFound');
    return registrationView(row);
  });
}
