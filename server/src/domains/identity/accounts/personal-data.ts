import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** What one domain holds about a person, and how it is handed out, removed, and moved to somebody else. */
export interface PersonalData {
  readonly domain: string;
  /** Tenant tables with a column that names an account; each such table is named by exactly one domain. */
  readonly tables: readonly string[];
  /** Everything about the person in a form that a person can read, under the domain's name. */
  readonly export: (ctx: Context, accountId: string) => Promise<Record<string, unknown>>;
  /** Removes or makes nameless what the law does not keep. Safe to repeat. */
  readonly erase: (tx: TransactionContext, accountId: string) => Promise<void>;
  /** Moves it to another account: a merge of two accounts of one person, or a teacher's hand-over. Safe to repeat. */
  readonly reassign: (tx: TransactionContext, from: string, to: string, kind?: 'merge' | 'handover') => Promise<void>;
}

/** What one area of a domain holds about people; it stands in its own `…-personal.store.ts`. */
export type PersonalPart = Omit<PersonalData, 'domain'>;

/** The parts of all domains, the lowest domain first. */
export const personalData = port<readonly PersonalData[]>('identity.personalData');
