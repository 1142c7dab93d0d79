import type { personImports } from '@abhyas/contract/identity/person-imports';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { listPersonImportRows, showPersonImport, uploadPersonImport } from './check-people.ts';
import { cancelPersonImport, commitPersonImport, undoPersonImport } from './commit-people.ts';

export const personImportHandlers: Handlers<typeof personImports> = {
  uploadPersonImport,
  showPersonImport,
  listPersonImportRows,
  commitPersonImport: (ctx, input, { request }) => commitPersonImport(ctx, input, addressOf(request)),
  cancelPersonImport,
  undoPersonImport,
};
