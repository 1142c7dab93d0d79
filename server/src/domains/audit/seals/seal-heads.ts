import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';

const head = z.object({
  institute: z.int(),
  at: z.iso.datetime(),
  sequence: z.int(),
  link: z.string(),
  signature: z.string(),
});
/** The newest seal of one day, as it lies in the storage. */
export type SealHead = z.infer<typeof head>;

const folder = (instituteId: number) => `${instituteId}/audit-seals`;
const newest = (instituteId: number) => `${folder(instituteId)}/newest.json`;

/** Whoever can write the database only, or the files only, cannot make one that fits. */
function signatureOf({ institute, at, sequence, link }: Omit<SealHead, 'signature'>): string {
  const key = Buffer.from(hkdfSync('sha256', runtime().config.secrets.data, '', 'abhyas:audit head', 32));
  return createHmac('sha256', key).update([institute, at, sequence, link].join('\n')).digest('hex');
}

/** Lays the head down twice: under its day, for good, and as the newest. */
export async function putHead(ctx: Context, seal: { readonly sequence: number; readonly link: string }): Promise<void> {
  const unsigned = {
    institute: ctx.instituteId,
    at: ctx.clock.now().toISOString(),
    sequence: seal.sequence,
    link: seal.link,
  };
  const bytes = Buffer.from(`${JSON.stringify({ ...unsigned, signature: signatureOf(unsigned) })}\n`);
  const { storage } = runtime();
  await storage.put(`${folder(ctx.instituteId)}/${unsigned.at.slice(0, 10)}.json`, bytes);
  await storage.put(newest(ctx.instituteId), bytes);
}

/** The newest exported head and whether it is ours; undefined where none was exported yet. */
export async function readHead(ctx: Context): Promise<{ head: SealHead | undefined; genuine: boolean } | undefined> {
  const file = await runtime().storage.get(newest(ctx.instituteId));
  if (!file) return undefined;
  const read = head.safeParse(asJson(await text(file.stream)));
  if (!read.success || read.data.institute !== ctx.instituteId) return { head: undefined, genuine: false };
  const [given, expected] = [read.data.signature, signatureOf(read.data)].map((one) => Buffer.from(one));
  const genuine = given!.length === expected!.length && timingSafeEqual(given!, expected!);
  return { head: read.data, genuine };
}

function asJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
