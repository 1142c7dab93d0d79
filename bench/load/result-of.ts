import type { LoadResult } from './jobs.ts';

/** Sums a job up: `times` in milliseconds, `before` what `process.cpuUsage()` said at its begin. */
export function resultOf(times: readonly number[], begun: number, before: NodeJS.CpuUsage): LoadResult {
  const sorted = times.toSorted((a, b) => a - b);
  const { user, system } = process.cpuUsage(before);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    done: times.length,
    seconds: (performance.now() - begun) / 1000,
    median: at(0.5),
    p99: at(0.99),
    slowest: sorted.at(-1) ?? 0,
    cpuSeconds: (user + system) / 1e6,
  };
}
