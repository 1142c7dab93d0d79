import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { watchingPersonal } from './playback/watching-personal.store.ts';
import { forgetOwner, listOwned, moveOwned } from './files/owned.store.ts';
import { packagesPersonalData } from './packages/packages-personal.ts';
import { forgetUploads, listOwnUploads, moveUploads } from './uploads/uploads-personal.store.ts';

/** Files that a person uploaded, and uploads under way. What stands in questions, lessons and pages stays, without the name of who brought it. */
export const mediaPersonalData: PersonalData = {
  domain: 'media',
  tables: [...watchingPersonal.tables, ...packagesPersonalData.tables, 'media_files', 'media_uploads'],
  export: async (ctx: Context, accountId: string) => ({
    files: await listOwned(ctx, accountId),
    uploads: await listOwnUploads(ctx, accountId),
    ...(await watchingPersonal.export(ctx, accountId)),
    ...(await packagesPersonalData.export(ctx, accountId)),
  }),
  erase: async (tx: TransactionContext, accountId: string) => {
    await forgetOwner(tx, accountId);
    await forgetUploads(tx, accountId);
    await watchingPersonal.erase(tx, accountId);
    await packagesPersonalData.erase(tx, accountId);
  },
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await moveOwned(tx, from, to);
    await moveUploads(tx, from, to);
    await watchingPersonal.reassign(tx, from, to);
    await packagesPersonalData.reassign(tx, from, to);
  },
};
