import type { api } from '@abhyas/contract';
import { fail } from '../../kernel/errors.ts';
import type { Handlers } from '../../kernel/http/implement.ts';
import { presentEditable } from './settings/present-settings.ts';
import { saveSettings } from './settings/save-settings.ts';
import { findSettings } from './settings/settings.store.ts';
import { showInstituteSettings } from './settings/show-institute-settings.ts';

export const handlers: Handlers<typeof api.tenancy> = {
  showInstituteSettings: (ctx, _input, { request }) => {
    const domain = request.headers['domain'];
    return showInstituteSettings(
      typeof domain === 'string' && domain !== '' ? domain.toLowerCase().replace(/:\d+$/, '') : ctx.origin.host,
    );
  },
  getPid: (ctx) => ({ responseCode: ctx.instituteId, pid: 'ALL' }),
  showEditableSettings: async (ctx) => {
    const row = (await findSettings(ctx.db, ctx.instituteId)) ?? fail('NOT_FOUND');
    return { ...presentEditable(row), can: { edit: ctx.actor?.capabilities.has('settings.write') ?? false } };
  },
  saveSettings: (ctx, { body }) => saveSettings(ctx, body),
};
