import { type CityResponse, open, type Reader } from 'maxmind';
import type { Device } from '@abhyas/contract/identity/devices';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';

const opened = cached({
  key: (_ctx, file) => file,
  load: async (ctx: Context, file: string) => ({ database: await openFile(ctx, file) }),
});

/** Where an address roughly is, by the database that is configured (GEOIP_DATABASE); null where it does not say, or there is none. */
export async function placeOf(ctx: Context, address: string): Promise<Device['place']> {
  const file = runtime().config.geoipDatabase;
  if (file === undefined) return null;
  const found = lookUp((await opened(ctx, file)).database, address);
  const country = found?.country?.iso_code ?? found?.registered_country?.iso_code;
  return country === undefined ? null : { city: found?.city?.names.en ?? null, country };
}

function lookUp(database: Reader<CityResponse> | undefined, address: string): CityResponse | null {
  try {
    return database?.get(address) ?? null;
  } catch {
    return null; // not an address, or of a family that the database does not hold
  }
}

/** A list of devices must not fail because a file is missing: it is said once, in the log. */
async function openFile(ctx: Context, file: string): Promise<Reader<CityResponse> | undefined> {
  try {
    return await open<CityResponse>(file);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the GeoIP database cannot be read');
    return undefined;
  }
}
