import { diskStorage } from './disk-storage.ts';
import { type S3Config, s3Storage } from './s3-storage.ts';
import { withOutages } from './storage-outages.ts';
import type { Storage } from './storage.ts';

/** The bucket where one is configured, else a folder of the data directory. */
export function makeStorage(config: { readonly dataDir: string; readonly s3?: S3Config }): Storage {
  return withOutages(config.s3 ? s3Storage(config.s3) : diskStorage(`${config.dataDir}/files`));
}
