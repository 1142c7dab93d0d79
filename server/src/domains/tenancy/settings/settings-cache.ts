import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import type { Context } from '../../../kernel/context.ts';
import { type Listener, notify } from '../../../kernel/database/listen.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { forgetInstitutes, instituteById } from '../hosts/institute-of-host.ts';
import { presentSettings } from './present-settings.ts';
import { findSettings, type SettingsRow } from './settings.store.ts';

/** Channel on which a change is told to every process. */
export const SETTINGS_CHANNEL = 'institute_settings';

interface Known {
  readonly settings: InstituteSettings;
  readonly row: SettingsRow;
}
const ready = new Map<number, Known>();
const loading = new Map<number, Promise<Known | undefined>>();
/** The newest read of each institute, by its turn. */
const newest = new Map<number, number>();
let turns = 0;

/** Settings of an institute, from this process's memory where it has them. Undefined: an institute without config is not valid. */
export async function settingsOf(instituteId: number): Promise<InstituteSettings | undefined> {
  return (await known(instituteId))?.settings;
}

/** The stored row behind the settings: what the public form does not show. */
export async function rowOf(instituteId: number): Promise<SettingsRow | undefined> {
  return (await known(instituteId))?.row;
}

async function known(instituteId: number): Promise<Known | undefined> {
  const here = ready.get(instituteId);
  if (here) return here;
  let promise = loading.get(instituteId);
  if (!promise) {
    promise = load(instituteId).finally(() => loading.delete(instituteId));
    loading.set(instituteId, promise);
  }
  return promise;
}

/** The same without waiting, for a call whose institute was resolved before. */
export function knownSettings(instituteId: number): InstituteSettings | undefined {
  return ready.get(instituteId)?.settings;
}

async function load(instituteId: number): Promise<Known | undefined> {
  const turn = ++turns;
  newest.set(instituteId, turn);
  const [institute, row] = await Promise.all([
    instituteById(instituteId),
    findSettings(runtime().database.forInstitute(instituteId), instituteId),
  ]);
  if (!institute || !row) return undefined;
  const fresh = { settings: presentSettings(institute, row), row };
  // A slow read must not bring back what a later one has replaced.
  if (newest.get(instituteId) === turn) ready.set(instituteId, fresh);
  return fresh;
}

/** Reads afresh what changed; after a lost connection, everything. The old ones stay until then: no call of an institute meets an empty memory. */
export const settingsListener: Listener = (message) => {
  if (message === undefined) {
    forgetInstitutes();
    for (const instituteId of ready.keys()) void refreshSettings(instituteId);
    return;
  }
  const { instituteId, directory } = read(message);
  if (directory || !ready.has(instituteId)) forgetInstitutes();
  void refreshSettings(instituteId);
};

const DIRECTORY = 'directory:';
const read = (message: string) => ({
  instituteId: Number(message.replace(DIRECTORY, '')),
  directory: message.startsWith(DIRECTORY),
});

/** Tells every process that an institute's state, limits or host names changed, when the transaction commits. */
export const tellDirectory = (ctx: Pick<Context, 'db'>, instituteId: number): Promise<void> =>
  notify(ctx, SETTINGS_CHANNEL, `${DIRECTORY}${instituteId}`);

/** Tells every process that an institute's settings changed, when the transaction commits. */
export const tellSettings = (ctx: Pick<Context, 'db' | 'instituteId'>): Promise<void> =>
  notify(ctx, SETTINGS_CHANNEL, String(ctx.instituteId));

/** Reads what was just committed, so that the process that acknowledged a change is the first to follow it. */
export async function refreshSettings(instituteId: number): Promise<void> {
  const known = await load(instituteId).catch(() => undefined);
  if (!known) ready.delete(instituteId);
}
