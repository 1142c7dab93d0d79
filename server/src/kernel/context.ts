import type { Capability } from '@abhyas/contract/access';
import type { QueryExecutorProvider } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database, DatabaseTransaction } from './database/tenant-database.ts';
import { fail } from './errors.ts';
import type { Log } from './log/log.ts';

/** Who acts. Identity makes it from a token; nobody else does. */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly kind: 'provider_partner' | 'institute_partner' | 'student';
  readonly capabilities: ReadonlySet<Capability>;
  /** Verified as spec §4 says. */
  readonly verified: boolean;
  /** Employee of the provider (spec §6). */
  readonly employee: boolean;
  /** Has to set up a second factor before anything else. */
  readonly needsSecondFactor?: boolean;
  /** Under eighteen, and no guardian has agreed: little is open until one does. */
  readonly needsConsent?: boolean;
  /** An employee at work in another institute, under a switch; the account is one of the provider's institute. */
  readonly acting?: ActingIn;
  /** Somebody of staff who looks at this student's pages: every write is refused. */
  readonly viewedBy?: ViewedBy;
}

/** Who looks, and until when. */
export interface ViewedBy {
  readonly viewId: string;
  readonly accountId: string;
  readonly until: Date;
}

/** For which institute, why and how long an employee works there. */
export interface ActingIn {
  readonly switchId: string;
  readonly instituteId: number;
  readonly reason: string;
  readonly until: Date;
}

/** Where a call came from. */
export interface Origin {
  readonly host: string;
  readonly address: string;
  readonly userAgent: string;
  /** Id of the browser's own cookie, or the one it gets with its first session; absent for what is no call. */
  readonly device?: string;
}

/** What every use case gets: the institute it works for, who acts, and a database that sees no other institute. */
export interface Context {
  readonly instituteId: number;
  readonly actor: Actor | undefined;
  readonly origin: Origin;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** A context whose database is one open transaction: audit rows and events need one. */
export interface TransactionContext extends Context {
  readonly db: DatabaseTransaction;
}

/**
 * What a store needs: a database bound to one institute. Tables are reached through `rows(ctx)` alone; `db` executes
 * `sql` statements that have to be fast and answers their rows as they come, in snake case.
 */
export interface Bound {
  readonly db: QueryExecutorProvider;
  readonly instituteId: number;
}

/** Runs the work in one transaction: all of it is written, with its audit rows and events, or nothing. */
export function inTransaction<T>(ctx: Context, work: (ctx: TransactionContext) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}

/** The account that acts, where the endpoint's access rule has made sure that there is one. */
export function actorOf(ctx: Context): Actor {
  return ctx.actor ?? fail('SIGN_IN_REQUIRED');
}

declare const authorized: unique symbol;
/** A thing whose policy said yes to this actor. */
export type Authorized<T> = T & { readonly [authorized]: true };

/** Loaded row and policy in, the same row out, marked as authorized; or FORBIDDEN. */
export function authorize<T>(ctx: Context, policy: (actor: Actor, thing: T) => boolean, thing: T): Authorized<T> {
  if (!policy(actorOf(ctx), thing)) fail('FORBIDDEN');
  return thing as Authorized<T>;
}
