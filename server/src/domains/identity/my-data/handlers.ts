import type { myData } from '@abhyas/contract/identity/my-data';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { askDeletion } from './delete-account.ts';
import { askExport, downloadExport } from './export.ts';
import { showMyData } from './show-my-data.ts';

export const myDataHandlers: Handlers<typeof myData> = {
  showMyData,
  askExport: (ctx, _input, { request }) => askExport(ctx, addressOf(request)),
  downloadExportJson: (ctx, { params }) => downloadExport(ctx, params.exportId, 'json'),
  downloadExportHtml: (ctx, { params }) => downloadExport(ctx, params.exportId, 'html'),
  askDeletion,
};
