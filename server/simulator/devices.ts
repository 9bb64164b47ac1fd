import type { Hono } from 'hono';
import * as v from 'valibot';
import { cookingAbilityOf, withCookingAbility } from '../cooking/cookers.ts';
import { setPace, updateCookingsOf } from '../cooking/cookings.ts';
import { paceOf } from '../db/cooking.ts';
import { bindDevice, devicesOf, placeDevice, setOnline } from '../db/devices.ts';
import type { Db } from '../db/tables.ts';
import { body } from './body.ts';

/** What can be done to somebody's devices in the reference shell, and how fast the time of those that cook passes. */
export function deviceRoutes(app: Hono, db: Db): void {
  app.get('/shell/api/devices', async (c) => c.json((await devicesOf(db, c.req.query('uid') ?? '')).map(withCookingAbility)));

  app.post('/shell/api/devices/online', async (c) => {
    const { id, online } = await body(c, v.object({ id: v.string(), online: v.boolean() }));
    await setOnline(db, id, online);
    await updateCookingsOf(db, id, Date.now());
    return c.json({});
  });

  app.post('/shell/api/devices/place', async (c) => {
    const Place = v.object({ id: v.string(), place: v.picklist(['home', 'otherHome', 'removed']) });
    const { id, place } = await body(c, Place);
    await placeDevice(db, id, place);
    await updateCookingsOf(db, id, Date.now());
    return c.json({});
  });

  app.post('/shell/api/devices/bind', async (c) => {
    const { uid, model = 'V330' } = await body(c, v.object({ uid: v.string(), model: v.optional(v.string()) }));
    const [name, kind] = cookingAbilityOf(model) ? (['New air fryer', 'airFryer'] as const) : (['New vacuum', 'vacuum'] as const);
    return c.json({ id: await bindDevice(db, uid, { name, model, kind, sn: `SIM${Date.now()}` }) });
  });

  app.get('/shell/api/pace', async (c) => c.json({ pace: await paceOf(db, c.req.query('uid') ?? '') }));

  app.post('/shell/api/pace', async (c) => {
    const Pace = v.object({ uid: v.string(), pace: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3600)) });
    const { uid, pace } = await body(c, Pace);
    await setPace(db, uid, pace, Date.now());
    return c.json({});
  });
}
