import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { paperVersionsDeclared } from '../events.ts';
import { canPublishPaper } from '../policies.ts';
import { insertEqualVersion } from '../versions/equal-versions.store.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { getVersion } from '../versions/versions.store.ts';
import { differencesOf } from './differences-of.ts';
import { listPaperVersions } from './list-paper-versions.ts';

type Declare = typeof api.assessments.declareEqual;
/** A version is a mere correction of words of the one before: from now on both stand in one rank list. */
export async function declareEqual(ctx: Context, { params }: Input<Declare>): Promise<Answer<Declare>> {
  const { paperId, version } = params;
  await inTransaction(ctx, async (tx) => {
    const paper = authorize(tx, canPublishPaper, await getPaper(tx, paperId, true));
    if (version > paper.version) fail('NOT_FOUND');
    await joinLists(tx, await getVersion(tx, paperId, version), await getVersion(tx, paperId, version - 1));
  });
  return listPaperVersions(ctx, { params: { paperId } });
}

/** The same in the caller's transaction: VERSIONS_NOT_EQUAL with what else than words is different. */
export async function joinLists(tx: TransactionContext, version: PaperVersion, before: PaperVersion): Promise<void> {
  const differs = await differencesOf(tx, version, before);
  if (differs.length > 0) fail('VERSIONS_NOT_EQUAL', { version: version.version, of: before.version, differs });
  if (await insertEqualVersion(tx, version.paperId, version.version))
    await recordDeclared(tx, version.paperId, 'paper.versionDeclaredEqual', version.version);
}

/** Writes what was declared of a version into the log, and emits it for those who keep ranks. */
export async function recordDeclared(
  tx: TransactionContext,
  paperId: string,
  action: string,
  version: number,
): Promise<void> {
  await record(tx, { action, subjectKind: 'paper', subjectId: paperId, details: { version, of: version - 1 } });
  await emit(tx, paperVersionsDeclared, { paperId });
}
