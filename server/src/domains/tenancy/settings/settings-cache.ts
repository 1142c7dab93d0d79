import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { type Listener, notify } from '../../../kernel/database/listen.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { forgetInstitutes, instituteById } from '../hosts/institute-of-host.ts';
import { presentSettings } from './present-settings.ts';
import { findSettings, type SettingsRow } from './settings.store.ts';

/** Channel on which a change is told to every process. */
export const SETTINGS_CHANNEL = 'institute_settings';

/** The settings and the stored row behind them; an institute without config has none. */
const settings = cached({
  max: 20_000,
  key: (instituteId) => instituteId,
  load: async (instituteId: number) => {
    const [institute, row] = await Promise.all([
      instituteById(instituteId),
      findSettings(runtime().database.forInstitute(instituteId), instituteId),
    ]);
    return institute && row && { settings: presentSettings(institute, row), row };
  },
});

/** Settings of an institute, from this process's memory where it has them. Undefined: an institute without config is not valid. */
export async function settingsOf(instituteId: number): Promise<InstituteSettings | undefined> {
  return (await settings(instituteId))?.settings;
}

/** The stored row behind the settings: what the public form does not show. */
export async function rowOf(instituteId: number): Promise<SettingsRow | undefined> {
  return (await settings(instituteId))?.row;
}

/** The same without waiting, for a call whose institute was resolved before. */
export const knownSettings = (instituteId: number): InstituteSettings | undefined =>
  settings.known(instituteId)?.settings;

/** Reads afresh what changed; after a lost connection, everything. The old ones stay until then: no call of an institute meets an empty memory. */
export const settingsListener: Listener = (message) => {
  if (message === undefined) {
    forgetInstitutes();
    for (const instituteId of settings.keys()) void refreshSettings(Number(instituteId));
    return;
  }
  const { instituteId, directory } = read(message);
  if (directory || !knownSettings(instituteId)) forgetInstitutes();
  void refreshSettings(instituteId);
};

const DIRECTORY = 'directory:';
const read = (message: string) => ({
  instituteId: Number(message.replace(DIRECTORY, '')),
  directory: message.startsWith(DIRECTORY),
});

/** Tells every process that an institute's state, limits or host names changed, when the transaction commits. */
export const notifyDirectory = (ctx: Pick<Context, 'db'>, instituteId: number): Promise<void> =>
  notify(ctx, SETTINGS_CHANNEL, `${DIRECTORY}${instituteId}`);

/** Tells every process that an institute's settings changed, when the transaction commits. */
export const notifySettings = (ctx: Pick<Context, 'db' | 'instituteId'>): Promise<void> =>
  notify(ctx, SETTINGS_CHANNEL, String(ctx.instituteId));

/** Reads what was just committed, so that the process that acknowledged a change is the first to follow it. */
export async function refreshSettings(instituteId: number): Promise<void> {
  await settings.refresh(instituteId).catch(() => undefined);
}
