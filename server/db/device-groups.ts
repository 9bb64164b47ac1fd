import type { Db, Tables } from './tables.ts';

/** What a user has sorted devices into: a row for each device in each group. */
export const groupsOf = (db: Db, uid: string) =>
  db
    .selectFrom('device_groups')
    .innerJoin('device_group_members', 'group_id', 'device_groups.id')
    .innerJoin('homes', 'homes.id', 'home_id')
    .select(['device_groups.id', 'device_groups.name', 'device_id'])
    .where('homes.uid', '=', uid)
    .orderBy('device_groups.id')
    .execute();

export async function insertGroup(db: Db, group: Tables['device_groups']): Promise<void> {
  await db.insertInto('device_groups').values(group).execute();
}

export async function addToGroup(db: Db, member: Tables['device_group_members']): Promise<void> {
  await db.insertInto('device_group_members').values(member).execute();
}

/** Lets another user see and use a device. */
export async function shareDevice(db: Db, share: Tables['device_shares']): Promise<void> {
  await db.insertInto('device_shares').values(share).execute();
}
