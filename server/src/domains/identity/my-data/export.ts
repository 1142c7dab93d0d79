import { buffer } from 'node:stream/consumers';
import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { fileKind, type Made, type StoredFile } from '../../../kernel/made-files/file-kind.ts';
import { findFile, listFiles } from '../../../kernel/made-files/made-files.store.ts';
import { openFile } from '../../../kernel/made-files/made-files.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { personalData } from '../accounts/personal-data.ts';
import { findContact } from '../accounts/contact.store.ts';
import { readablePage } from './readable-page.ts';

const KEPT_DAYS = 7;

interface About {
  /** Where the person was when asking: the address of the institute. */
  readonly calledAt: string;
}

/** Everything about a person, as JSON and as a page to read: each domain tells what it holds. */
export const personalExport = fileKind<About>({
  kind: 'personalExport',
  keptDays: KEPT_DAYS,
  afterwards: 'listed',
  onErase: 'remove',
  onMerge: 'keep',
  make: collect,
  done: tellReady,
});

export const presentExport = (file: StoredFile): Answer<typeof api.identity.askExport> => ({
  exportId: file.id,
  state: isRunning(file) ? 'running' : file.state === 'failed' || file.removedAt ? 'removed' : 'ready',
  askedAt: file.askedAt.toISOString(),
  readyAt: file.readyAt?.toISOString() ?? null,
  expiresAt: file.expiresAt?.toISOString() ?? null,
});

/** The job has not finished the file yet. */
export const isRunning = ({ state }: StoredFile) => state === 'waiting' || state === 'running';

/** The last downloads of a person, the newest first. */
export const listExports = (ctx: Context, accountId: string, most = 5): Promise<StoredFile<About>[]> =>
  listFiles(ctx, personalExport, { askedBy: accountId, most });

async function collect(ctx: Context, { askedBy }: StoredFile<About>): Promise<Made> {
  const parts: Record<string, Record<string, unknown>> = {};
  for (const part of personalData()) parts[part.domain] = await part.export(ctx, askedBy!);
  const account = await findContact(ctx, askedBy!);
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  const title = `${account?.first_name ?? ''} ${account?.last_name ?? ''} · ${institute}`.trim();
  return {
    contents: [
      { name: 'my-data.json', bytes: Buffer.from(JSON.stringify(parts, null, 2)) },
      { name: 'my-data.html', bytes: Buffer.from(readablePage(title, parts)) },
    ],
  };
}

async function tellReady(tx: TransactionContext, { askedBy, about: { calledAt } }: StoredFile<About>): Promise<void> {
  const account = await findContact(tx, askedBy!);
  if (!account) return;
  const institute = (await settingsOf(tx.instituteId))?.name ?? '';
  await queueMessage(tx, {
    about: 'exportReady',
    accountId: askedBy!,
    kind: 'mail',
    to: account.email,
    subject: `${institute}: your data is ready`,
    text: `Everything that ${institute} keeps about you is ready to download for ${KEPT_DAYS} days, after you log in:
${calledAt}/home

${institute} के पास आपके बारे में जो कुछ है, वह ${KEPT_DAYS} दिन तक ऊपर के लिंक से लॉग इन करके डाउनलोड किया जा सकता है।`,
  });
}

/** One's own finished download as a file; anybody else's does not exist. */
export async function downloadExport(ctx: Context, exportId: string, kind: 'json' | 'html'): Promise<FileAnswer> {
  const row = await findFile(ctx, personalExport, exportId);
  if (row?.askedBy !== actorOf(ctx).accountId) return fail('NOT_FOUND');
  const file = (await openFile(row, `.${kind}`)) ?? fail('NOT_FOUND');
  return { fileName: `my-data-${row.askedAt.toISOString().slice(0, 10)}.${kind}`, content: await buffer(file.stream) };
}
