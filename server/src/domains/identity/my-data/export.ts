import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { buffer } from 'node:stream/consumers';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { personalData } from '../accounts/personal-data.ts';
import { findContact } from '../profile/contact.store.ts';
import { type ExportRow, findExport, insertExport, listExpired, listExports, saveExport } from './exports.store.ts';
import { readablePage } from './readable-page.ts';

export const WRITE_EXPORT = 'account.export';
export const REMOVE_EXPORTS = 'account.removeExports';
const KEPT_DAYS = 7;

type Kind = 'json' | 'html';
const keyOf = (ctx: Context, id: string, kind: Kind) => `${ctx.instituteId}/personal/${id}.${kind}`;

export const presentExport = (row: ExportRow): Answer<typeof api.identity.askExport> => ({
  exportId: row.id,
  state: row.state as 'running' | 'ready' | 'removed',
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
});

/** Begins to collect everything about the signed-in person; one collection at a time. */
export async function askExport(ctx: Context, calledAt: string): Promise<Answer<typeof api.identity.askExport>> {
  const { accountId } = actorOf(ctx);
  const [latest] = await listExports(ctx, accountId, 1);
  if (latest?.state === 'running') fail('EXPORT_RUNNING');
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await insertExport(tx, id, accountId);
    await enqueue(tx, WRITE_EXPORT, { exportId: id, calledAt }, { key: `export:${id}` });
    await record(tx, { action: 'account.exportAsked', subjectKind: 'account', subjectId: accountId });
  });
  return presentExport((await findExport(ctx, id)) ?? fail('NOT_FOUND'));
}

/** The job that writes both files: each domain tells what it holds, and the person gets a message. */
export const writeExport: Job = async (ctx, payload) => {
  const exportId = String(payload['exportId']);
  const row = await findExport(ctx, exportId);
  if (row?.state !== 'running') return;
  const parts: Record<string, Record<string, unknown>> = {};
  for (const part of personalData()) parts[part.domain] = await part.export(ctx, row.account_id);
  const account = await findContact(ctx, row.account_id);
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  const title = `${account?.first_name ?? ''} ${account?.last_name ?? ''} · ${institute}`.trim();
  const { storage } = runtime();
  await storage.put(keyOf(ctx, exportId, 'json'), Buffer.from(JSON.stringify(parts, null, 2)));
  await storage.put(keyOf(ctx, exportId, 'html'), Buffer.from(readablePage(title, parts)));
  const now = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    await saveExport(tx, exportId, {
      state: 'ready',
      ready_at: now,
      expires_at: new Date(now.getTime() + KEPT_DAYS * 86_400_000),
    });
    if (!account) return;
    await queueMessage(tx, {
      about: 'exportReady',
      accountId: row.account_id,
      kind: 'mail',
      to: account.email,
      subject: `${institute}: your data is ready`,
      text: `Everything that ${institute} keeps about you is ready to download for ${KEPT_DAYS} days, after you log in:
${String(payload['calledAt'])}/home`,
    });
  });
};

/** One's own finished download as a file; anybody else's does not exist. */
export async function downloadExport(ctx: Context, exportId: string, kind: Kind): Promise<FileAnswer> {
  const row = await findExport(ctx, exportId);
  if (row?.account_id !== actorOf(ctx).accountId || row.state !== 'ready') return fail('NOT_FOUND');
  const file = (await runtime().storage.get(keyOf(ctx, exportId, kind))) ?? fail('NOT_FOUND');
  return { fileName: `my-data-${row.asked_at.toISOString().slice(0, 10)}.${kind}`, content: await buffer(file.stream) };
}

/** Removes the files of downloads whose time is over. */
export const removeExports: Job = async (ctx) => {
  for (const { id } of await listExpired(ctx, ctx.clock.now())) await removeExport(ctx, id);
};

/** Removes the files of one download at once. */
export async function removeExport(ctx: Context, id: string): Promise<void> {
  for (const kind of ['json', 'html'] as const) await runtime().storage.remove(keyOf(ctx, id, kind));
  await saveExport(ctx, id, { state: 'removed' });
}
