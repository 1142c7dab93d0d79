import type { MadeFileState, MakingFailure } from '@abhyas/contract/made-files/made-file';
import type { Context, TransactionContext } from '../context.ts';
import { port } from '../port.ts';

/** A file that a job makes, or has made. `A`: what it is made of. */
export interface StoredFile<A extends object = object> {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string | null;
  /** Kept as JSON, so it holds no date. */
  readonly about: A;
  readonly state: MadeFileState;
  /** Of 100. */
  readonly progress: number;
  readonly failure: MakingFailure | null;
  readonly storageKeys: readonly string[];
  readonly bytes: number | null;
  readonly facts: Facts;
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
  /** When the file was removed, where the kind stays listed afterwards. */
  readonly removedAt: Date | null;
}

/** What is worth knowing of what was made. */
interface Facts {
  readonly pages?: number;
  readonly rows?: number;
}

export interface Made {
  /** Names are letters, digits, hyphens and dots, since they stand in addresses. */
  readonly contents: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly facts?: Facts;
}

/** What one kind of file adds to the common way from a request to a file that somebody fetches. */
export interface FileKind<A extends object = object> {
  /** Marks the rows in the database, so it never changes. */
  readonly kind: string;
  /** Files of one queue are made one after the other, those of other kinds and other institutes included. */
  readonly queue?: string;
  /** Days until the file is removed; without it, it stays. */
  readonly keptDays?: number;
  /** Whether it is still listed when it is removed. */
  readonly afterwards: 'forgotten' | 'listed';
  /** What becomes of the files of somebody who is erased: they go too, or they stay with or without who asked for them. */
  readonly onErase: 'remove' | 'keep' | 'forgetAsker';
  /** Whether they follow somebody whose account becomes another’s. */
  readonly onMerge: 'move' | 'keep';
  /** Makes the file; `tell` says how much is done, of 100. */
  readonly make: (ctx: Context, file: StoredFile<A>, tell: (progress: number) => Promise<void>) => Promise<Made>;
  /** In the transaction that says it is ready: a message, for example. */
  readonly done?: (tx: TransactionContext, file: StoredFile<A>) => Promise<void>;
  /** Why such a file is not tried again, to be told where the file would be. Without it the queue tries again. */
  readonly failureOf?: (error: unknown) => MakingFailure;
}

/** Checks a kind against what it is made of; the table holds files of every kind. */
export const fileKind = <A extends object>(kind: FileKind<A>): FileKind<A> => kind;

/** The kinds of all domains. */
export const fileKinds = port<readonly FileKind<never>[]>('made-files.kinds');
