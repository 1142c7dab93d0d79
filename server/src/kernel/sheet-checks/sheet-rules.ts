import type { MatchedColumn } from '@abhyas/contract/sheet-checks/matched-column';
import type { SheetCheckStatus, SheetRowState } from '@abhyas/contract/sheet-checks/constants';
import type {
  SheetAbout,
  SheetColumn,
  SheetKind,
  SheetMeans,
  SheetProblem,
  SheetUpload,
} from '@abhyas/contract/sheet-checks/sheet-kind';
import type { Context, TransactionContext } from '../context.ts';
import type { Call } from '../http/implement.ts';

/** A row as the file has it, its cells by column; a column that the file does not have is empty. */
export interface ReadRow<K extends SheetKind> {
  /** From 1, header and empty rows not counted. */
  readonly row: number;
  /** Line of the file. */
  readonly line: number;
  readonly given: Readonly<Record<SheetColumn<K>, string>>;
  /** Its cells in the file's order, while its columns can still be matched otherwise. */
  readonly cells?: readonly string[] | null;
}

/** What a match rule says of one row. */
export interface Verdict<K extends SheetKind, M> {
  readonly state: 'ready' | 'already' | 'refused';
  /** The account that the row means: by it the row is found when the person is erased or merged. */
  readonly accountId?: string | null;
  /** Whatever else the commit needs to know of the row. Kept as JSON, so it holds no account and no date. */
  readonly meant?: M;
  readonly problems?: readonly SheetProblem<K>[];
}

/** A row with its verdict. After an erasure `given` and `meant` are empty. */
export interface CheckedRow<K extends SheetKind, M> extends ReadRow<K> {
  readonly state: SheetRowState;
  readonly accountId: string | null;
  readonly meant: M;
  readonly problems: readonly SheetProblem<K>[];
}

/** A spreadsheet that was read. */
export interface StoredCheck<K extends SheetKind> {
  readonly id: string;
  readonly about: SheetAbout<K>;
  readonly fileName: string;
  readonly status: SheetCheckStatus;
  readonly createdAt: Date;
  readonly headers: { readonly read: readonly string[]; readonly unread: readonly string[] };
  readonly columns: readonly MatchedColumn[];
}

/** An entry of the log, as the audit's own `record` takes it. */
interface Entry {
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What one kind of spreadsheet adds to the common way from a file to a commit. `M`: what a verdict keeps. */
export interface SheetRules<K extends SheetKind, M> {
  /** Names that people give each column, in all languages; case, spaces and signs do not count. */
  readonly columns: Readonly<Record<SheetColumn<K>, readonly string[]>>;
  /** Whether the rows can be read from these columns alone. */
  readonly isEnough: (found: ReadonlySet<SheetColumn<K>>, about: SheetAbout<K>) => boolean;
  /** Says what the file is for, before it is read; refuses where nothing may be written there. */
  readonly open: (ctx: Context, input: SheetUpload<K>) => Promise<SheetAbout<K>> | SheetAbout<K>;
  /** One verdict for each row, in order. Writes nothing. */
  readonly match: (
    ctx: Context,
    rows: readonly ReadRow<K>[],
    about: SheetAbout<K>,
  ) => Promise<readonly Verdict<K, M>[]>;
  /**
   * Writes what the ready rows say, all or none. Answers the account that was made for each row, by the row's number, where the kind makes
   * any: those rows then are `written`.
   */
  readonly commit: (
    tx: TransactionContext,
    check: StoredCheck<K>,
    rows: readonly CheckedRow<K, M>[],
    call: Call,
  ) => Promise<ReadonlyMap<number, string> | void>;
  /** Removes what a commit made for the written rows, whole; for kinds whose contract has `undo`. */
  readonly undo?: (tx: TransactionContext, check: StoredCheck<K>, rows: readonly CheckedRow<K, M>[]) => Promise<void>;
  /** What each of these rows means, in words for people. */
  readonly present: (ctx: Context, rows: readonly CheckedRow<K, M>[]) => Promise<readonly SheetMeans<K>[]>;
  /** What is written to the log at each step. A step without an action is recorded by the rule itself. */
  readonly audit: {
    readonly record: (tx: TransactionContext, entry: Entry) => Promise<void>;
    readonly subject: (check: Pick<StoredCheck<K>, 'id' | 'about'>) => Pick<Entry, 'subjectKind' | 'subjectId'>;
    readonly actions: { readonly checked: string } & { readonly [_ in SheetCheckStatus]?: string };
  };
}

/** A kind with its rules. */
export interface SheetDefinition<K extends SheetKind, M> {
  readonly kind: K;
  readonly rules: SheetRules<K, M>;
}
