import type { EditableSettings, InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { notify } from '../../../kernel/database/listen.ts';
import { failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { instituteById } from '../hosts/institute-of-host.ts';
import { presentSettings } from './present-settings.ts';
import { SETTINGS_CHANNEL } from './settings-cache.ts';
import { findSettings, saveEditable } from './settings.store.ts';
import { isReadableUnderWhite, shadesOf } from './shades.ts';

/** Changes how an institute looks and what it offers; every process follows within a second. */
export async function saveSettings(ctx: Context, settings: EditableSettings): Promise<InstituteSettings> {
  const unreadable = (['accent', 'action'] as const).filter((name) => !isReadableUnderWhite(settings[name]));
  if (unreadable.length > 0) {
    failFields(
      'COLOUR_CONTRAST',
      unreadable.map((name) => ({
        path: `body.${name}`,
        messageKey: 'errors.COLOUR_CONTRAST',
        values: { colour: settings[name] },
      })),
    );
  }
  return inTransaction(ctx, async (tx) => {
    await saveEditable(tx, settings, { accent: shadesOf(settings.accent), action: shadesOf(settings.action) });
    await record(tx, {
      action: 'settings.changed',
      subjectKind: 'institute',
      subjectId: String(ctx.instituteId),
      details: { name: settings.name, allowedItems: settings.allowedItems },
    });
    await notify(tx, SETTINGS_CHANNEL, String(ctx.instituteId));
    const [institute, row] = [await instituteById(ctx.instituteId), await findSettings(tx.db, ctx.instituteId)];
    return presentSettings(institute!, row!);
  });
}
