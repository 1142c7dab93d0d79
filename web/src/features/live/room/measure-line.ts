import { api } from '../../../lib/api.ts';

export type LineQuality = 'good' | 'slow' | 'none';

const TRIES = 3;
/** A reply that takes longer than this makes a conversation slow. */
const SLOW_MS = 600;

/** How quickly the server answers over the own line: the middle of three tries. */
export async function measureLine(): Promise<LineQuality> {
  const times: number[] = [];
  try {
    for (let turn = 0; turn < TRIES; turn++) {
      const began = performance.now();
      await api.tenancy.getPid({}, { quiet: true });
      times.push(performance.now() - began);
    }
  } catch {
    return 'none';
  }
  return times.toSorted((a, b) => a - b)[1]! > SLOW_MS ? 'slow' : 'good';
}
