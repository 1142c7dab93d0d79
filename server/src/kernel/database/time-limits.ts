import type pg from 'pg';

/** Milliseconds that the database gives a statement, a wait for a lock, and a transaction in which nobody says anything. */
export interface TimeLimits {
  readonly statement: number;
  readonly lock: number;
  readonly idle: number;
}

/** For calls and jobs: one that takes longer is stopped, and says so with 503, instead of holding what everybody needs. */
export const usualLimits: TimeLimits = { statement: 60_000, lock: 15_000, idle: 60_000 };

/** As `pg` gives them to the server when a connection begins. */
export const asStartOptions = ({ statement, lock, idle }: TimeLimits): pg.PoolConfig => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
});

/** As a pooler needs them, which takes nothing at the beginning: beside the binding, for one transaction. */
export const asSettings = ({ statement, lock, idle }: TimeLimits): string =>
  `set_config('statement_timeout', '${statement}', true), set_config('lock_timeout', '${lock}', true),
   set_config('idle_in_transaction_session_timeout', '${idle}', true)`;
