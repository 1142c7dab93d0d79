import type { Contract } from '@abhyas/contract/endpoint';
import type { Subscriber } from './events.ts';
import type { FileKind } from './made-files/file-kind.ts';
import type { Handlers } from './http/implement.ts';
import type { Channel } from './realtime/channel.ts';
import type { Jobs, Sweep } from './jobs/worker.ts';

/** What a domain gives to the server; app.ts registers each in one line. */
export interface Domain<C extends Contract = Contract> {
  readonly name: string;
  readonly contract: C;
  readonly handlers: Handlers<C>;
  readonly jobs?: Jobs;
  readonly sweeps?: readonly Sweep[];
  readonly subscribers?: readonly Subscriber[];
  /** Rooms that pages hold a line to. */
  readonly channels?: readonly Channel[];
  /** What its jobs make for a person to fetch. */
  readonly fileKinds?: readonly FileKind<never>[];
}

/** Checks at compile time that every endpoint of the contract has its handler. */
export function domain<C extends Contract>(definition: Domain<C>): Domain {
  return definition as unknown as Domain;
}
