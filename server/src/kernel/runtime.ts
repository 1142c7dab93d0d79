import type { Config } from '../config.ts';
import { type Clock, systemClock } from './clock.ts';
import type { TenantDatabase } from './database/tenant-database.ts';
import type { LiveEngine } from './forwarding/live-engine.ts';
import type { Outbox } from './messages/outbox.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { AddressSigner } from './storage/address-signer.ts';
import type { Storage } from './storage/storage.ts';

/** What a process has one of, beside its contexts. */
export interface Runtime {
  readonly config: Pick<
    Config,
    | 'demo'
    | 'production'
    | 'port'
    | 'rootHosts'
    | 'loginHosts'
    | 'contentHosts'
    | 'social'
    | 'payments'
    | 'geoipDatabase'
    | 'chromiumPath'
    | 'ffmpegPath'
    | 'ffprobePath'
    | 'providerEmailDomain'
    | 'secrets'
    | 'clamd'
  >;
  readonly clock: Clock;
  readonly database: TenantDatabase;
  /** Connections of role `staff`: founding an institute, and what the provider's employees do beyond their own. */
  readonly staff: TenantDatabase;
  /** Connections of a pool of their own for saving answers: a slow report cannot take them. */
  readonly answers: TenantDatabase;
  /** Connections for what has to stay though the transaction around it is given up; used while none of them is held. */
  readonly outside: TenantDatabase;
  readonly storage: Storage;
  /** Folder of this machine for files that are not whole or not checked yet. */
  readonly staging: string;
  readonly signer: AddressSigner;
  readonly outbox: Outbox;
  /** Lines that pages hold open. */
  readonly realtime: Realtime;
  /** Sound and pictures between pages. */
  readonly engine: LiveEngine;
}

let current: Runtime | undefined;
/** Called once at start, before any route answers. */
export function setRuntime(runtime: Runtime): void {
  current = runtime;
}
/** The process's runtime. Throws where the process has not started. */
export function runtime(): Runtime {
  if (!current) throw new Error('the runtime is not set yet');
  return current;
}
/** What the process's time is, also where it has not started. */
export const clockOfProcess = (): Clock => current?.clock ?? systemClock;
