import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTenantTable } from '../database/table-kinds.ts';
import { personalData } from './domains/identity/index.ts';
import { testWorld, type World } from './testing/index.ts';

/**
 * Columns that name a thing and not an account. Every other uuid column of a tenant table counts as one that names a person: a new
 * column has to be listed here, or its table in the personal data of its domain.
 */
const things: ReadonlySet<string> = new Set([
  'assignment_id',
  'before_id',
  'chapter_id',
  'chapter_ids',
  'accepted_reply_id',
  'attempt_id',
  'area_id',
  'bank_change_id',
  'batch_id',
  'batch_ids',
  'book_id',
  'change_id',
  'class_id',
  'check_id',
  'code_id',
  'collection_id',
  'chosen',
  'corrects_id',
  'coupon_id',
  'course_id',
  'course_ids',
  'credit_note_id',
  'doubt_id',
  'duplicate_question_id',
  'entry_id',
  'family_id',
  'from_order_id',
  'grant_id',
  'group_id',
  'import_id',
  'inside_id',
  'item_id',
  'intervention_id',
  'knowledge_area_id',
  'last_lesson_id',
  'media_id',
  'merged_into',
  'lesson_id',
  'list_id',
  'order_id',
  'own_parent_id',
  'pack_id',
  'paper_id',
  'parent_id',
  'pay_order_id',
  'payee_id',
  'payment_id',
  'payout_id',
  'photo_media_id',
  'pass_id',
  'picture_id',
  'plan_id',
  'promo_id',
  'question_id',
  'receipt_id',
  'reply_id',
  'reference_parent_id',
  'request_key',
  'rule_id',
  'section_id',
  'series_id',
  'session_id',
  'subject_id',
  'thing_id',
  'transaction_id',
  'until_id',
  'visit_id',
]);
/** What `id` names is a person only here. */
const isAccount = (table: string, column: string) => (column === 'id' ? table === 'accounts' : !things.has(column));

let world: World;
/** Tenant tables with a column that names an account, and those columns. */
let tables: Map<string, string[]>;

beforeAll(async () => {
  world = await testWorld();
  const columns = await world.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and udt_name in ('uuid', '_uuid')`,
  );
  const named = columns
    .map((row) => ({ table: String(row['table_name']), column: String(row['column_name']) }))
    .filter(({ table, column }) => isTenantTable(table) && isAccount(table, column));
  tables = new Map(
    [...Map.groupBy(named, ({ table }) => table)].map(([table, all]) => [table, all.map(({ column }) => column)]),
  );
});

describe('what the institute holds about a person', () => {
  it('is shown, erased and moved by exactly one domain for each table that names an account', () => {
    const listed = personalData().flatMap((part) => part.tables.map((table) => ({ table, by: part.domain })));
    const wrong = [...tables].flatMap(([table, columns]) => {
      const by = listed.filter((one) => one.table === table).map((one) => one.by);
      return by.length === 1 ? [] : [`${table} (${columns.join(', ')}) is named by ${by.join(' and ') || 'none'}`];
    });
    expect(wrong).toEqual([]);
    expect(listed.filter(({ table }) => !tables.has(table))).toEqual([]);
  });

  it('is told by the domain that owns the table', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const owners = new Map(
      ['kernel', ...readdirSync(`${folder}domains`)].flatMap((name) => {
        const path = `${folder}${name === 'kernel' ? '' : 'domains/'}${name}/README.md`;
        const tablesOf = /^Tables: (.+)$/m.exec(existsSync(path) ? readFileSync(path, 'utf8') : '')?.[1] ?? '';
        return tablesOf.split(', ').map((table) => [table, name] as const);
      }),
    );
    const ownerOf = (part: string) => (kernelParts.has(part) ? 'kernel' : parts.has(part) ? 'identity' : part);
    const kernelParts = new Set(['sheet-checks', 'made-files']);
    const parts = new Set(['sessions', 'employees', 'people']);
    const foreign = personalData().flatMap(({ domain, tables: own }) =>
      own.filter((table) => owners.get(table) !== ownerOf(domain)),
    );
    expect(foreign).toEqual([]);
  });

  it('can be asked of every domain for anybody, and has a name of its own', async () => {
    const place = await world.institute();
    const { accountId } = await place.person('student');
    const names = personalData().map(({ domain }) => domain);
    expect(new Set(names).size).toBe(names.length);
    for (const part of personalData())
      expect(await part.export(place.ctx(), accountId), part.domain).toBeTypeOf('object');
  });
});
