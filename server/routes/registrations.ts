import { Empty } from '../../src/contract/fields.ts';
import { ById } from '../../src/contract/input-fields.ts';
import { correctRegistration, RegistrationCorrection } from '../../src/contract/registration/correct.ts';
import { createRegistration, NewRegistration } from '../../src/contract/registration/create.ts';
import {
  ServiceRegistrations,
  serviceRegistration,
  serviceRegistrations,
  voidRegistration,
} from '../../src/contract/registration/operate.ts';
import { listRegistrations, registrationDetail } from '../../src/contract/registration/read.ts';
import {
  cancelRegistration,
  correctionsOf,
  latestRegistrations,
  registrationIn,
  registrationOf,
  registrationsOf,
} from '../db/registrations.ts';
import { countriesOf } from '../db/users.ts';
import { HttpError } from '../http/http-error.ts';
import type { Call, Mount } from '../http/mount.ts';
import { correct } from '../registration/correct.ts';
import { storeRegistration } from '../registration/create.ts';
import { cardView, registrationView, serviceView } from '../registration/views.ts';

export function registrationRoutes(mount: Mount): void {
  mount(createRegistration, NewRegistration, storeRegistration);
  mount(correctRegistration, RegistrationCorrection, correct);

  mount(listRegistrations, Empty, async ({ db, user }) => ({ items: (await registrationsOf(db, user.uid)).map(cardView) }));

  mount(registrationDetail, ById, async ({ db, user, input }) => {
    const row = await registrationOf(db, user.uid, input.id);
    if (!row) throw new HttpError('notFound');
    return registrationView(row);
  });
}

/** Items of the list, which has no pages: customer service works on the latest. */
const listLength = 200;

/** A registration of any user of the operator's region. */
async function view({ db, input, region }: Call<{ id: string }>) {
  const row = await registrationIn(db, input.id, countriesOf(region));
  if (!row) throw new HttpError('notFound');
  return serviceView(row, await correctionsOf(db, row.id));
}

export function registrationServiceRoutes(mount: Mount): void {
  mount(serviceRegistrations, ServiceRegistrations, async ({ db, region, input }) => {
    const rows = await latestRegistrations(db, countriesOf(region), input, listLength);
    return { items: rows.map((row) => ({ ...cardView(row), username: row.username })) };
  });

  mount(serviceRegistration, ById, view);

  mount(voidRegistration, ById, async (call) => {
    await view(call);
    await cancelRegistration(call.db, call.input.id);
    return view(call);
  });
}
