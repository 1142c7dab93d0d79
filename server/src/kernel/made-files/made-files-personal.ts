import type { TransactionContext } from '../context.ts';
import { kindOf, removeFile } from './make-file.job.ts';
import { listFilesAskedBy, saveAsker } from './made-files.store.ts';

/** Whoever asked for files of any kind: each kind says what becomes of them. */
export const madeFilesPersonalData = {
  domain: 'made-files',
  tables: ['made_files'],
  export: async () => ({}),
  erase: async (tx: TransactionContext, accountId: string): Promise<void> => {
    for (const file of await listFilesAskedBy(tx, accountId)) {
      const { onErase } = kindOf(file);
      if (onErase === 'remove') await removeFile(tx, file);
      if (onErase === 'forgetAsker') await saveAsker(tx, file.id, null);
    }
  },
  reassign: async (tx: TransactionContext, from: string, to: string): Promise<void> => {
    for (const file of await listFilesAskedBy(tx, from))
      if (kindOf(file).onMerge === 'move') await saveAsker(tx, file.id, to);
  },
};
