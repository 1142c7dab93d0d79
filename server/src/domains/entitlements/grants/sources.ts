import type { GrantSource } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** What batches are called, which a higher domain knows. */
export const batchNames =
  port<(ctx: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>>('entitlements.batchNames');

const plain = ['free', 'preview', 'published', 'staff', 'purchase', 'pass', 'code'] as const;

/** What grants say of where they come from, as people are told it: by source as it is stored. */
export async function sourcesInWords(ctx: Context, sources: readonly string[]): Promise<Map<string, GrantSource>> {
  const batches = sources.flatMap((source) => batchIn(source) ?? []);
  const names = batches.length === 0 ? new Map<string, string>() : await batchNames()(ctx, [...new Set(batches)]);
  return new Map(sources.map((source) => [source, inWords(source, names)]));
}

function inWords(source: string, batches: ReadonlyMap<string, string>): GrantSource {
  const batch = batchIn(source);
  if (batch !== undefined) return { kind: 'batch', name: batches.get(batch) ?? null };
  const kind = plain.find((one) => source === one || source.startsWith(`${one}:`));
  return { kind: kind ?? 'other', name: null };
}

/** Of `batch:<batch>:<assignment>` the batch. */
const batchIn = (source: string): string | undefined => /^batch:([^:]+)/.exec(source)?.[1];
