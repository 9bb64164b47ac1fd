import * as v from 'valibot';
import type { Servers } from '../../../src/contract/deployment.ts';
import type { Device } from '../../../src/contract/devices/list.ts';
import { type Endpoint, idempotencyHeader } from '../../../src/contract/endpoint.ts';
import { Envelope, okCode } from '../../../src/contract/envelope.ts';
import type { RequestHeaders } from '../../../src/contract/headers.ts';
import { codeOf } from '../../../src/contract/reasons.ts';
import type { Region } from '../../../src/contract/regions.ts';
import type { Screen } from '../screens.ts';
import type { World as WorldOfServer } from '../world.ts';

export type World = WorldOfServer & { site: string; servers: Servers };
export type Person = World['users'][number];

/** What the shell's own server answers to GET. */
interface Reads {
  world: World;
  screens: Screen[];
  devices: Device[];
  pace: { pace: number };
  'recipes/title': { title: string };
}

/** What the shell's own server answers to POST. */
interface Writes {
  token: { token: string };
  operator: { token: string; country: string };
  expire: unknown;
  pace: unknown;
  'devices/online': unknown;
  'devices/place': unknown;
  'devices/bind': { id: string };
}

/** @throws Error with the server's message, as all calls here */
export const read = <Path extends keyof Reads>(path: Path, query: Record<string, string> = {}): Promise<Reads[Path]> =>
  ask(`${path}?${new URLSearchParams(query)}`);

export const write = <Path extends keyof Writes>(path: Path, body: object): Promise<Writes[Path]> =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function ask<Data>(path: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(`/shell/api/${path}`, init);
  const data = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(data.message ?? `${response.status}`);
  return data;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws RangeError when there is no such country */
export function countryOf(world: World, abbr: string): World['countries'][number] {
  const country = world.countries.find((row) => row.abbr === abbr);
  if (!country) throw new RangeError(`No country ${abbr}`);
  return country;
}

const operators = new Map<Region, Promise<Writes['operator']>>();

function operatorOf(region: Region, fresh: boolean): Promise<Writes['operator']> {
  const known = fresh ? undefined : operators.get(region);
  const operator = known ?? write('operator', { region });
  operators.set(region, operator);
  return operator;
}

type Schema = v.GenericSchema;

/** Calls a region's customer-service endpoint, over the network and with an operator's token, as any other client of it. */
export async function operate<In extends Schema, Out extends Schema>(
  world: World,
  region: Region,
  endpoint: Endpoint<In, Out>,
  input: v.InferInput<In> | Blob,
  fresh = false,
): Promise<v.InferOutput<Out>> {
  const { token, country } = await operatorOf(region, fresh);
  const headers: RequestHeaders = {
    os: '1',
    client: 'web',
    appVersion: 'shell',
    lang: 'en',
    countryAbbr: country,
    countryCode: countryOf(world, country).dial,
    brand: 'Companion',
    token,
  };
  const address = `${world.servers[region].operate}${endpoint.path}`;
  const response = await (endpoint.method === 'GET'
    ? fetch(`${address}?${new URLSearchParams(Object.entries(input ?? {}))}`, { headers })
    : fetch(address, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': input instanceof Blob ? input.type : 'application/json',
          [idempotencyHeader]: crypto.randomUUID(),
        },
        body: input instanceof Blob ? input : JSON.stringify(input),
      }));
  const { code, msg, data } = v.parse(Envelope, await response.json());
  if (code === codeOf.unauthorized && !fresh) return operate(world, region, endpoint, input, true);
  if (code !== okCode) throw new Error(msg);
  return v.parse(endpoint.output, data);
}
