import type { SheetCheckStatus } from '@abhyas/contract/sheet-checks/constants';
import type {
  SheetCheck,
  SheetCheckRow,
  SheetEndpoints,
  SheetKind,
  SheetUpload,
} from '@abhyas/contract/sheet-checks/sheet-kind';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../context.ts';
import { fail } from '../errors.ts';
import type { Call, Handlers } from '../http/implement.ts';
import { newId } from '../ids.ts';
import type { SheetRow } from '../sheets/sheet.ts';
import { MatchedColumns, undecidedIn, wrongChoice } from './matched-columns.ts';
import { headersOf, isEnough, readFile, rowsOf } from './read-file.ts';
import { recallColumns, rememberColumns } from './remembered-columns.store.ts';
import {
  countRows,
  dropCells,
  getCheck,
  insertCheck,
  insertCheckRows,
  listCells,
  listRows,
  lockCheck,
  markWritten,
  saveMatch,
  saveStatus,
  unmarkWritten,
} from './sheet-checks.store.ts';
import type { CheckedRow, SheetDefinition, SheetRules, StoredCheck } from './sheet-rules.ts';

interface One {
  readonly params: { readonly importId: string };
}

/**
 * The handlers of one kind of spreadsheet that is checked before anything is written. An upload reads the file and keeps a verdict for
 * each row; a commit writes the ready rows, all or none, once; a cancel drops the check. SHEET_UNREADABLE, SHEET_CHECK_STATE and
 * SHEET_CHECK_EMPTY are refused here, everything else by the rules of the kind.
 */
export function checkSheets<const K extends SheetKind, M>(
  kind: K,
  rules: SheetRules<K, M>,
): Handlers<SheetEndpoints<K>> {
  const it: SheetDefinition<K, M> = { kind, rules };
  const name = kind.kind.charAt(0).toUpperCase() + kind.kind.slice(1);
  return {
    [`upload${name}`]: (ctx: Context, input: SheetUpload<K> & { readonly file: Buffer }) => upload(it, ctx, input),
    [`show${name}`]: (ctx: Context, { params }: One) => show(it, ctx, params.importId),
    [`list${name}Rows`]: (ctx: Context, input: Paged) => listPage(it, ctx, input),
    [`match${name}Columns`]: (ctx: Context, input: Match) => match(it, ctx, input),
    [`commit${name}`]: (ctx: Context, { params }: One, call: Call) => commit(it, ctx, params.importId, call),
    [`cancel${name}`]: (ctx: Context, { params }: One) => cancel(it, ctx, params.importId),
    ...(rules.undo && { [`undo${name}`]: (ctx: Context, { params }: One) => undo(it, ctx, params.importId) }),
  } as unknown as Handlers<SheetEndpoints<K>>;
}

async function upload<K extends SheetKind, M>(
  it: SheetDefinition<K, M>,
  ctx: Context,
  input: SheetUpload<K> & { readonly file: Buffer },
): Promise<SheetCheck<K>> {
  const about = await it.rules.open(ctx, input);
  const { header, sheet } = await readFile(it, input.file);
  const { columns, isSure } = await matchFile(it, ctx, { header, sheet });
  const { fileName } = (input as { readonly query: { readonly fileName: string } }).query;
  const status = isSure && isEnough(it, columns, about) ? 'checked' : 'matching';
  const check = { id: newId(), about, fileName, headers: headersOf(columns), columns, status } as const;
  const checked = await judge(it, ctx, check, sheet);
  await inTransaction(ctx, async (tx) => {
    await insertCheck(tx, it.kind, check);
    await insertCheckRows(tx, check.id, checked);
    await recordStep(it, tx, check, 'checked', { ...about, rows: sheet.length });
  });
  return show(it, ctx, check.id);
}

/** What the columns of a file are: as somebody said of an earlier one, else as it is guessed. Sure is what nobody has to look at. */
async function matchFile<K extends SheetKind, M>(
  { kind, rules }: SheetDefinition<K, M>,
  ctx: Context,
  { header, sheet }: { readonly header: readonly string[]; readonly sheet: readonly SheetRow[] },
) {
  const choices = await recallColumns(ctx, kind.kind, header);
  const said = choices && ({ choices, because: 'remembered' } as const);
  const matched = new MatchedColumns(header, rules.columns, { said, cells: sheet.map(({ cells }) => cells) });
  for (const { cells } of sheet) matched.add(cells);
  const columns = matched.finish();
  const isSure = said !== undefined || columns.every(({ because }) => because === 'heading' || because === 'counter');
  return { columns, isSure: isSure && !undecidedIn(columns) };
}

/** Says of each row what it would do. */
async function judge<K extends SheetKind, M>(
  { kind, rules }: SheetDefinition<K, M>,
  ctx: Context,
  { about, columns }: Pick<StoredCheck<K>, 'about' | 'columns'>,
  sheet: readonly SheetRow[],
): Promise<CheckedRow<K, M>[]> {
  const rows = rowsOf(kind, columns, sheet);
  const verdicts = await rules.match(ctx, rows, about);
  return rows.map((row, at): CheckedRow<K, M> => {
    const { accountId = null, meant = {} as M, problems = [], state } = verdicts[at]!;
    return { ...row, state, accountId, meant, problems };
  });
}

interface Match extends One {
  readonly body: { readonly choices: readonly string[]; readonly confirm: boolean };
}

/** Says what the columns are; the rows are judged anew. */
async function match<K extends SheetKind, M>(
  it: SheetDefinition<K, M>,
  ctx: Context,
  { params: { importId: id }, body: { choices, confirm } }: Match,
) {
  await inTransaction(ctx, async (tx) => {
    const check = await lockIn(it, tx, id, 'matching', 'checked');
    const wrong = wrongChoice(choices, check.columns, it.kind.columns);
    if (wrong !== undefined) fail('SHEET_COLUMN', { column: wrong });
    const columns = check.columns.map((column, at) => {
      const is = choices[at]!;
      return is === column.is ? column : { ...column, is, because: 'chosen' as const };
    });
    const open = undecidedIn(columns);
    if (confirm && open) fail('SHEET_COLUMNS_OPEN', { heading: open.heading });
    if (confirm && !isEnough(it, columns, check.about)) fail('SHEET_COLUMNS_MISSING');
    const headings = columns.map(({ heading }) => heading);
    if (confirm) await rememberColumns(tx, it.kind.kind, { headings, choices });
    const sheet = await listCells(tx, id);
    const status = confirm ? 'checked' : 'matching';
    await saveMatch(tx, id, { headers: headersOf(columns), columns, status });
    await insertCheckRows(tx, id, await judge(it, tx, { ...check, columns }, sheet));
  });
  return show(it, ctx, id);
}

async function show<K extends SheetKind, M>(
  { kind, rules }: SheetDefinition<K, M>,
  ctx: Context,
  id: string,
): Promise<SheetCheck<K>> {
  const { createdAt, ...check } = await getCheck(ctx, kind, id);
  const counts = await countRows(ctx, id);
  const isOpen = (check.status === 'matching' || check.status === 'checked') && mayWrite(kind, ctx);
  return {
    ...check,
    createdAt: createdAt.toISOString(),
    counts,
    can: {
      commit: isOpen && check.status === 'checked' && counts.ready > 0,
      cancel: isOpen,
      undo: check.status === 'committed' && rules.undo !== undefined && mayWrite(kind, ctx),
    },
  };
}

function mayWrite({ write }: SheetKind, ctx: Context): boolean {
  const needed = typeof write === 'object' && 'can' in write ? write.can : undefined;
  return needed === undefined || actorOf(ctx).capabilities.has(needed);
}

interface Paged extends One {
  readonly query: { readonly state?: SheetCheckRow['state'] | undefined; readonly page: number; readonly size: number };
}

async function listPage<K extends SheetKind, M>(
  { kind, rules }: SheetDefinition<K, M>,
  ctx: Context,
  { params, query }: Paged,
) {
  await getCheck(ctx, kind, params.importId);
  const counts = await countRows(ctx, params.importId);
  const rows = await listRows<K, M>(ctx, params.importId, query);
  const means = await rules.present(ctx, rows);
  return {
    rows: rows.map(({ row, line, state, given, problems }, at) => ({
      row,
      line,
      state,
      given: Object.fromEntries(kind.columns.map((column) => [column, given[column as keyof typeof given] ?? ''])),
      means: means[at],
      problems,
    })),
    total: counts[query.state ?? 'rows'],
    page: query.page,
    size: query.size,
  };
}

async function commit<K extends SheetKind, M>(it: SheetDefinition<K, M>, ctx: Context, id: string, call: Call) {
  await inTransaction(ctx, async (tx) => {
    const check = await lockIn(it, tx, id, 'checked');
    const rows = await listRows<K, M>(tx, id, { state: 'ready' });
    if (rows.length === 0) fail('SHEET_CHECK_EMPTY');
    const made = await it.rules.commit(tx, check, rows, call);
    if (made) await markWritten(tx, id, made);
    await dropCells(tx, id);
    await saveStatus(tx, id, 'committed');
    await recordStep(it, tx, check, 'committed', { written: rows.length });
  });
  return show(it, ctx, id);
}

async function cancel<K extends SheetKind, M>(it: SheetDefinition<K, M>, ctx: Context, id: string) {
  await inTransaction(ctx, async (tx) => {
    const check = await lockIn(it, tx, id, 'matching', 'checked');
    await dropCells(tx, id);
    await saveStatus(tx, id, 'cancelled');
    await recordStep(it, tx, check, 'cancelled');
  });
  return show(it, ctx, id);
}

async function undo<K extends SheetKind, M>(it: SheetDefinition<K, M>, ctx: Context, id: string) {
  await inTransaction(ctx, async (tx) => {
    const check = await lockIn(it, tx, id, 'committed');
    const rows = await listRows<K, M>(tx, id, { state: 'written' });
    await it.rules.undo?.(tx, check, rows);
    await unmarkWritten(tx, id);
    await saveStatus(tx, id, 'undone');
    await recordStep(it, tx, check, 'undone', { removed: rows.length });
  });
  return show(it, ctx, id);
}

/** SHEET_CHECK_STATE where the check is not in this state any more. */
async function lockIn<K extends SheetKind, M>(
  { kind }: SheetDefinition<K, M>,
  tx: TransactionContext,
  id: string,
  ...statuses: readonly SheetCheckStatus[]
): Promise<StoredCheck<K>> {
  const found = await lockCheck(tx, kind, id);
  if (!statuses.includes(found.status)) fail('SHEET_CHECK_STATE', { status: found.status });
  return found;
}

async function recordStep<K extends SheetKind, M>(
  { rules: { audit } }: SheetDefinition<K, M>,
  tx: TransactionContext,
  check: Pick<StoredCheck<K>, 'id' | 'about'>,
  step: SheetCheckStatus,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const action = audit.actions[step];
  if (action) await audit.record(tx, { action, ...audit.subject(check), details: { importId: check.id, ...details } });
}
