import type { OpenPaper } from '@abhyas/contract/assessments/attempts';

/** What a student can do with a paper now: go on, start, wait, look back, or regret. Pure. */
export function paperState(
  {
    opensAt,
    closesAt,
    attemptsAllowed,
  }: { readonly opensAt: Date | null; readonly closesAt: Date | null; readonly attemptsAllowed: number },
  attempts: readonly { readonly state: 'running' | 'closed' | 'marked' }[],
  now: Date,
): OpenPaper['state'] {
  if (attempts.some(({ state }) => state === 'running')) return 'running';
  if (attempts.length >= attemptsAllowed) return 'done';
  if (closesAt && now >= closesAt) return attempts.length > 0 ? 'done' : 'missed';
  return opensAt && now < opensAt ? 'upcoming' : 'open';
}
