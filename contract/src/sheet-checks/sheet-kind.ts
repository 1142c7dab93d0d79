import { z } from 'zod';
import type { Access } from '../access.ts';
import { type Endpoint, get, type Input, post, upload } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { columnChoices, type MatchedColumn, matchedColumn } from './matched-column.ts';
import {
  type SheetCheckStatus,
  sheetCheckLimits,
  sheetCheckStatuses,
  type SheetRowState,
  sheetRowStates,
} from './constants.ts';

interface Call {
  /** One line for the reference page. */
  readonly summary: string;
  /** Refusals of this kind's own rules, beside those that every check has. */
  readonly errors?: readonly string[];
}

/** One kind of spreadsheet that is checked before anything is written. Declared `as const satisfies SheetKind`. */
export interface SheetKind {
  /** Names the endpoints (`uploadMemberImport`) and marks the rows in the database, so it never changes. */
  readonly kind: string;
  /** Names a check of this kind inside a sentence of the reference page: `an import of members`. */
  readonly called: string;
  /** Columns that the file may have, by the names that the code uses. */
  readonly columns: readonly string[];
  /** Everything that can be wrong with a row. */
  readonly problems: readonly string[];
  /** What the whole file is for. */
  readonly about: z.ZodObject;
  /** What a row was found to mean. */
  readonly means: z.ZodObject;
  /** Largest file in bytes; `sheetCheckLimits` says it where the kind does not. */
  readonly maxBytes?: number;
  readonly read: Access;
  readonly write: Access;
  readonly path: `/api/${string}`;
  /** `path`: where the file is sent, unless it is the path of the kind. `query` stands beside the name of the file. */
  readonly upload: Call & {
    readonly path?: `/api/${string}`;
    readonly params?: z.ZodObject;
    readonly query?: z.ZodRawShape;
  };
  readonly rows: Pick<Call, 'summary'>;
  readonly commit: Call;
  /** Only for a kind whose commit can be taken back. */
  readonly undo?: Call;
}

type Outcome<S> = S extends z.ZodType ? z.output<S> : never;
export type SheetColumn<K extends SheetKind> = K['columns'][number];
export type SheetAbout<K extends SheetKind> = Outcome<K['about']>;
export type SheetMeans<K extends SheetKind> = Outcome<K['means']>;
export interface SheetProblem<K extends SheetKind> {
  /** The column that has to be put right; left out where the row as a whole is wrong. */
  readonly column?: SheetColumn<K> | undefined;
  readonly code: K['problems'][number];
}

/** One spreadsheet, as its endpoints present it. */
export interface SheetCheck<K extends SheetKind = SheetKind> {
  readonly id: string;
  readonly about: SheetAbout<K>;
  readonly fileName: string;
  readonly status: SheetCheckStatus;
  readonly createdAt: string;
  /** Headers of the file: those that are read, and those of columns that nobody reads. */
  readonly headers: { readonly read: readonly string[]; readonly unread: readonly string[] };
  /** Columns of the file with what each is; none in a check from before they were kept. */
  readonly columns: readonly MatchedColumn[];
  readonly counts: Readonly<Record<'rows' | SheetRowState, number>>;
  /** What the caller may do now. */
  readonly can: { readonly commit: boolean; readonly cancel: boolean; readonly undo: boolean };
}

/** One row of it. */
export interface SheetCheckRow<K extends SheetKind = SheetKind> {
  /** From 1, header and empty rows not counted. */
  readonly row: number;
  /** Line of the file. */
  readonly line: number;
  readonly state: SheetRowState;
  /** As written in the file; empty where the file has no such column. */
  readonly given: Readonly<Record<SheetColumn<K>, string>>;
  readonly means: SheetMeans<K>;
  readonly problems: readonly SheetProblem<K>[];
}

/** A schema by the type that it carries: TypeScript compares these much faster than whole zod types. */
interface Typed<I, O = I> {
  readonly _zod: { readonly input: I; readonly output: O };
}
type One = Typed<{ readonly importId: string }>;
type CheckReply<K extends SheetKind> = Typed<SheetCheck<K>>;
type Rows<K extends SheetKind> = Typed<{
  readonly rows: readonly SheetCheckRow<K>[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}>;
type RowsQuery = Typed<
  { readonly state?: SheetRowState | undefined; readonly page?: unknown; readonly size?: unknown },
  { readonly state?: SheetRowState | undefined; readonly page: number; readonly size: number }
>;
type UploadParams<K extends SheetKind> = K['upload']['params'] extends z.ZodObject ? K['upload']['params'] : undefined;
type UploadQuery<K extends SheetKind> = z.ZodObject<
  { fileName: z.ZodString } & (K['upload']['query'] extends z.ZodRawShape ? K['upload']['query'] : {})
>;
type UploadEndpoint<K extends SheetKind> = Endpoint<UploadParams<K>, UploadQuery<K>, undefined, CheckReply<K>> & {
  readonly upload: { readonly maxBytes: number };
};
/** What an upload brings beside the file. */
export type SheetUpload<K extends SheetKind> = Input<UploadEndpoint<K>>;
type MatchEndpoint<K extends SheetKind> = Endpoint<One, undefined, typeof columnChoices, CheckReply<K>>;
type Named<Verb extends string, K extends SheetKind, E, Rest extends string = ''> = {
  readonly [_ in `${Verb}${Capitalize<K['kind']>}${Rest}`]: E;
};

/** The endpoints of a kind by name. */
export type SheetEndpoints<K extends SheetKind> = Named<'upload', K, UploadEndpoint<K>> &
  Named<'show' | 'commit' | 'cancel', K, Endpoint<One, undefined, undefined, CheckReply<K>>> &
  Named<'match', K, MatchEndpoint<K>, 'Columns'> &
  Named<'list', K, Endpoint<One, RowsQuery, undefined, Rows<K>>, 'Rows'> &
  (K extends { readonly undo: object }
    ? Named<'undo', K, Endpoint<One, undefined, undefined, CheckReply<K>>>
    : unknown);

/** Makes the endpoints of a kind: upload, show, rows, commit, cancel and, where the kind has it, undo. */
export function sheetEndpoints<const K extends SheetKind>(kind: K): SheetEndpoints<K> {
  const name = kind.kind.charAt(0).toUpperCase() + kind.kind.slice(1);
  const one = { params: z.object({ importId: id }), reply: checkOf(kind) };
  const steps = { commit: kind.commit, cancel: { summary: 'Drops a dry run' }, ...(kind.undo && { undo: kind.undo }) };
  return {
    [`upload${name}`]: upload(kind.upload.path ?? kind.path, {
      summary: kind.upload.summary,
      access: kind.write,
      ...(kind.upload.params && { params: kind.upload.params }),
      query: z.object({ fileName: text(200, 1), ...kind.upload.query }),
      upload: { maxBytes: kind.maxBytes ?? sheetCheckLimits.maxBytes },
      reply: one.reply,
      errors: [...(kind.upload.errors ?? []), 'SHEET_UNREADABLE', 'TOO_LARGE'],
    }),
    [`show${name}`]: get(`${kind.path}/:importId`, { ...one, summary: `How ${kind.called} stands`, access: kind.read }),
    [`match${name}Columns`]: post(`${kind.path}/:importId/columns`, {
      ...one,
      summary: `Says what each column of ${kind.called} is; its rows are judged anew, and the columns remembered once confirmed`,
      access: kind.write,
      body: columnChoices,
      errors: ['SHEET_CHECK_STATE', 'SHEET_COLUMN', 'SHEET_COLUMNS_OPEN', 'SHEET_COLUMNS_MISSING'],
    }),
    [`list${name}Rows`]: get(`${kind.path}/:importId/rows`, {
      summary: kind.rows.summary,
      access: kind.read,
      params: one.params,
      query: page.extend({ state: z.enum(sheetRowStates).optional() }),
      reply: paged(rowOf(kind)),
    }),
    ...Object.fromEntries(
      Object.entries<Call>(steps).map(([step, { summary, errors = [] }]) => [
        `${step}${name}`,
        post(`${kind.path}/:importId/${step}`, {
          ...one,
          summary,
          access: kind.write,
          errors: [...errors, 'SHEET_CHECK_STATE', ...(step === 'commit' ? ['SHEET_CHECK_EMPTY'] : [])],
        }),
      ]),
    ),
  } as unknown as SheetEndpoints<K>;
}

const checkOf = ({ about }: SheetKind) =>
  z.object({
    id,
    about,
    fileName: z.string(),
    status: z.enum(sheetCheckStatuses),
    createdAt: instant,
    headers: z.object({ read: z.array(z.string()), unread: z.array(z.string()) }),
    columns: z.array(matchedColumn),
    counts: z.object({ rows: whole, ready: whole, already: whole, refused: whole, written: whole }),
    can: z.object({ commit: z.boolean(), cancel: z.boolean(), undo: z.boolean() }),
  });

const rowOf = ({ columns, problems, means }: SheetKind) =>
  z.object({
    row: whole,
    line: whole,
    state: z.enum(sheetRowStates),
    given: z.object(Object.fromEntries(columns.map((column) => [column, z.string()]))),
    means,
    problems: z.array(z.object({ column: z.enum(columns).optional(), code: z.enum(problems) })),
  });
