import type * as v from 'valibot';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import type { Region } from '../../../../src/contract/regions.ts';
import type { Person, World } from '../calls.ts';
import type { Child } from '../dom.ts';

/** One kind of record that customer service works on. */
export interface Desk {
  /** The text of the link back to the list */
  all: string;
  /** The text of an empty list */
  empty: string;
  list(): Promise<{ controls?: Child; rows: HTMLElement[] }>;
  /** Draws one record. */
  detail(id: string): Promise<Child[]>;
}

/** What all desks share. */
export interface DeskTools {
  world: World;
  region(): Region;
  /** Who holds the phone */
  person(): Person | undefined;
  /** Calls an endpoint of the desk's region. @throws Error with the server's message */
  call<In extends v.GenericSchema, Out extends v.GenericSchema>(
    endpoint: Endpoint<In, Out>,
    input: v.InferInput<In> | Blob,
  ): Promise<v.InferOutput<Out>>;
  /** Opens a record */
  open(id: string): unknown;
  /** Shows something of the desk's own instead of a record */
  compose(nodes: Child[]): void;
  /** Changes something, shows the record as it then is, and says that it is `done` */
  act(change: () => Promise<Child[]>, done: string): unknown;
  refresh(): unknown;
}
