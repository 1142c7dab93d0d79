import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type QuestionSheet, questionSheet } from '@abhyas/contract/assessments/shapes';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { buildSheet } from './build-sheet.ts';
import type { PaperVersion } from './paper-version.ts';
import { typesetSheet } from './typeset-sheet.ts';

/** The sheet of an attempt, ready to be sent. */
export interface KeptSheet {
  readonly sheet: QuestionSheet;
  /** The reply as it goes out, envelope included. */
  readonly body: string;
  readonly etag: string;
  /** The body compressed by Brotli, once for all who ask; not of a sheet that only one attempt has. */
  readonly packed?: () => Promise<Buffer>;
}

const KEPT_BYTES = 100_000_000;

/**
 * The sheet of a published version in the order of its set, written once a day in each process: a version never changes, but its pictures' signed
 * addresses do (at midnight UTC). Of a question with variables it shows their names: no student gets it so, see `attemptSheet`.
 * The schema drops whatever the contract does not declare, as the serializer would.
 */
export const keptSheet = cached({
  size: { max: KEPT_BYTES, of: ({ body }) => body.length },
  key: ({ instituteId, clock }, { paperId, version, set = 'A' }) =>
    `${instituteId}/${paperId}/${version}/${set}/${clock.now().toISOString().slice(0, 10)}`,
  load: async (ctx: Context, version: PaperVersion) =>
    packedOnce(await writtenSheet(questionSheet.parse(await buildSheet(ctx, version)))),
});

/** Nearly as small as the best there is, at a twentieth of its time. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const pack = promisify(brotliCompress);

function packedOnce(sheet: KeptSheet): KeptSheet {
  let packed: Promise<Buffer> | undefined;
  return { ...sheet, packed: () => (packed ??= pack(sheet.body, packing)) };
}

/** A sheet as it goes out, its formulas set, with the name of exactly these words. */
export async function writtenSheet(plain: QuestionSheet): Promise<KeptSheet> {
  const sheet = await typesetSheet(plain);
  const body = JSON.stringify({ responseCode: 0, responseObject: sheet });
  return { sheet, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
