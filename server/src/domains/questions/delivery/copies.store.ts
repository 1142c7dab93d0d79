import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';

export interface Pin {
  readonly questionId: string;
  readonly version: number;
  readonly keyVersion: number;
}

/** What the bank knows of these questions, of removed ones too. */
export const listHeads = (ctx: Bound, ids: readonly string[]) =>
  rows(ctx)
    .selectFrom('questions')
    .select(['id', 'type', 'version', 'keyVersion', 'subjectId', 'knowledgeAreaId', 'difficulty', 'pastExams', 'tags'])
    .select(['expectedSeconds', 'fingerprint', 'searchText', 'languages'])
    .where('id', '=', anyOf(ids))
    .execute();
type Head = Awaited<ReturnType<typeof listHeads>>[number];

/** Every version of these questions with its Hindi. */
export const listAllVersions = (ctx: Bound, ids: readonly string[]) =>
  rows(ctx)
    .selectFrom('questionVersions as v')
    .leftJoin('questionTranslations as t', (join) =>
      join.onRef('t.questionId', '=', 'v.questionId').onRef('t.version', '=', 'v.version').on('t.language', '=', 'hi'),
    )
    .select(['v.questionId', 'v.version', 'v.type', 'v.content', 'v.variables', 't.content as hindi'])
    .where('v.questionId', '=', anyOf(ids))
    .execute();
type Version = Awaited<ReturnType<typeof listAllVersions>>[number];

export const listAllKeys = (ctx: Bound, ids: readonly string[]) =>
  rows(ctx)
    .selectFrom('questionKeys')
    .select(['questionId', 'keyVersion', 'version', 'key'])
    .where('questionId', '=', anyOf(ids))
    .execute();
type Key = Awaited<ReturnType<typeof listAllKeys>>[number];

/** Questions from elsewhere: as if they had been removed, so that the bank neither lists, changes nor gives them to papers. */
export async function insertCopies(tx: TransactionContext, heads: readonly Head[], firstNumber: number): Promise<void> {
  const now = tx.clock.now();
  const outside = { status: 'archived', createdBy: null, createdAt: now, updatedAt: now, removedAt: now } as const;
  await insertRows(
    tx,
    'questions',
    heads.map(({ id, type, version, keyVersion, subjectId, knowledgeAreaId, difficulty, pastExams, ...more }, at) => {
      const { tags, expectedSeconds, fingerprint, searchText, languages } = more;
      const said = { type, version, keyVersion, subjectId, knowledgeAreaId, difficulty, pastExams, tags };
      return { id, number: firstNumber + at, ...said, expectedSeconds, fingerprint, searchText, languages, ...outside };
    }),
  );
}

export async function insertVersions(tx: TransactionContext, versions: readonly Version[]): Promise<void> {
  const by = { createdBy: null };
  const createdAt = tx.clock.now();
  await insertRows(
    tx,
    'questionVersions',
    versions.map(({ questionId, version, type, content, variables }) => {
      const numbers = variables === null ? null : json(variables);
      return { questionId, version, type, content: json(content), variables: numbers, ...by, createdAt };
    }),
  );
  const inHindi = versions.flatMap(({ questionId, version, hindi }) =>
    hindi === null ? [] : [{ questionId, version, language: 'hi', content: json(hindi), ...by }],
  );
  await insertRows(tx, 'questionTranslations', inHindi);
}

export const insertKeys = (tx: TransactionContext, keys: readonly Key[]): Promise<void> =>
  insertRows(
    tx,
    'questionKeys',
    keys.map(({ questionId, keyVersion, version, key }) => ({
      questionId,
      keyVersion,
      version,
      key: json(key),
      createdBy: null,
      createdAt: tx.clock.now(),
    })),
  );
