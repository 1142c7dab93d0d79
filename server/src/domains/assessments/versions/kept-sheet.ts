import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type QuestionSheet, questionSheet } from '@abhyas/contract/assessments/shapes';
import { LRUCache } from 'lru-cache';
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
const kept = new LRUCache<string, KeptSheet>({ maxSize: KEPT_BYTES, sizeCalculation: ({ body }) => body.length });

/**
 * The sheet of a published version in the order of its set, written once a day in each process: a version never changes, but its pictures' signed
 * addresses do (at midnight UTC). Of a question with variables it shows their names: no student gets it so, see `attemptSheet`.
 * The schema drops whatever the contract does not declare, as the serializer would.
 */
export async function keptSheet(ctx: Context, version: PaperVersion): Promise<KeptSheet> {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const key = `${ctx.instituteId}/${version.paperId}/${version.version}/${version.set ?? 'A'}/${day}`;
  const known = kept.get(key);
  if (known) return known;
  const sheet = questionSheet.parse(await buildSheet(ctx, version));
  const made = packedOnce(writtenSheet(sheet));
  kept.set(key, made);
  return made;
}

/** Nearly as small as the best there is, at a twentieth of its time. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const pack = promisify(brotliCompress);

function packedOnce(sheet: KeptSheet): KeptSheet {
  let packed: Promise<Buffer> | undefined;
  return { ...sheet, packed: () => (packed ??= pack(sheet.body, packing)) };
}

/** A sheet as it goes out, its formulas set, with the name of exactly these words. */
export function writtenSheet(plain: QuestionSheet): KeptSheet {
  const sheet = typesetSheet(plain);
  const body = JSON.stringify({ responseCode: 0, responseObject: sheet });
  return { sheet, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
