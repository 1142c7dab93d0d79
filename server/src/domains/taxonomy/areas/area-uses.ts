import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** What a higher domain keeps that names knowledge areas. Published versions keep the area that they were made with. */
export interface AreaUses {
  /** `beliefs`: nobody is told how many they are. */
  readonly kind: 'questions' | 'plans' | 'beliefs';
  /** How many of its things name each area; an area that nothing names is missing. */
  readonly count: (ctx: Context) => Promise<ReadonlyMap<string, number>>;
  /** Whatever names the one names the other from now on; both are of one subject. How many things those were. */
  readonly move: (tx: TransactionContext, from: string, to: string) => Promise<number>;
}

export const areaUses = port<readonly AreaUses[]>('taxonomy.areaUses');
