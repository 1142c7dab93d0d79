import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** Batches into which an import brings its students. */
export interface BatchPlaces {
  /** Current batches of these names, by the name in small letters; undefined where the caller may fill none. */
  readonly named: (ctx: Context, names: readonly string[]) => Promise<ReadonlyMap<string, string> | undefined>;
  /** Brings students who have just been made into their batches. `reason` stands in the history of each batch. */
  readonly place: (
    tx: TransactionContext,
    places: readonly { readonly batchId: string; readonly accountIds: readonly string[] }[],
    reason: string,
  ) => Promise<void>;
  /** Takes students out again whose import is undone, with what they were told of their batch. */
  readonly takeOut: (tx: TransactionContext, accountIds: readonly string[]) => Promise<void>;
}

/** The higher domain cohorts has the batches. */
export const batchPlaces = port<BatchPlaces>('identity.batchPlaces');
