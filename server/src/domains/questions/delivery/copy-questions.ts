import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { takeNumbers } from '../bank/questions.store.ts';
import { docsOf } from '../search/draft-docs.ts';
import { mediaIn } from '../bank/present-question.ts';
import { versionsOf } from './versions-of.ts';
import {
  insertCopies,
  insertKeys,
  insertVersions,
  listAllKeys,
  listAllVersions,
  listHeads,
  type Pin,
} from './copies.store.ts';

/** The pictures in the words of these versions, in every language. */
export async function mediaOfQuestions(ctx: Context, pins: readonly Pin[]): Promise<string[]> {
  const versions = [...(await versionsOf(ctx, pins)).values()];
  return mediaIn(versions.flatMap(({ content: { en, hi } }) => [...docsOf(en), ...(hi ? docsOf(hi) : [])]));
}

/**
 * Copies these versions and keys of another institute's questions here, under the ids that they have there: whatever names them finds them, and the
 * bank does not show them. What is here already stays, since versions never change.
 */
export async function copyQuestions(source: Context, tx: TransactionContext, pins: readonly Pin[]): Promise<void> {
  const ids = [...new Set(pins.map(({ questionId }) => questionId))];
  const here = new Set((await listHeads(tx, ids)).map(({ id }) => id));
  const missing = (await listHeads(source, ids)).filter(({ id }) => !here.has(id));
  const areaHere = await areasHere(source, tx);
  const heads = missing.map((head) => ({ ...head, knowledgeAreaId: areaHere(head.knowledgeAreaId) }));
  if (heads.length > 0) await insertCopies(tx, heads, await takeNumbers(tx, heads.length));
  const nameOf = (questionId: string, version: number) => `${questionId} ${version}`;
  const words = new Set(pins.map(({ questionId, version }) => nameOf(questionId, version)));
  for (const { questionId, version } of await listAllVersions(tx, ids)) words.delete(nameOf(questionId, version));
  const versions = await listAllVersions(source, ids);
  await insertVersions(
    tx,
    versions.filter(({ questionId, version }) => words.has(nameOf(questionId, version))),
  );
  const keys = new Set(pins.map(({ questionId, keyVersion }) => nameOf(questionId, keyVersion)));
  for (const { questionId, keyVersion } of await listAllKeys(tx, ids)) keys.delete(nameOf(questionId, keyVersion));
  const given = await listAllKeys(source, ids);
  await insertKeys(
    tx,
    given.filter(({ questionId, keyVersion }) => keys.has(nameOf(questionId, keyVersion))),
  );
}

/** For a knowledge area there the one that it is here: itself, or where it is that institute's own the nearest one above it. */
export async function areasHere(source: Context, ctx: Context): Promise<(areaId: string) => string> {
  const here = new Set((await areasOf(ctx)).map(({ id }) => id));
  const there = new Map((await areasOf(source)).map((area) => [area.id, area]));
  return (areaId) => {
    for (let at = there.get(areaId); at; at = there.get(at.parentId ?? '')) if (here.has(at.id)) return at.id;
    return areaId;
  };
}
