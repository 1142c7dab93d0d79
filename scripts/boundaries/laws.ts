import type { Finding, House } from './house.ts';
import { importsPastDoors, storesWithoutPolicy } from './laws/doors.ts';
import { ownBusyFlags, pluralWords } from './laws/names.ts';
import { fullFolders, longFunctions, shortFiles } from './laws/sizes.ts';
import { unspreadableStatements } from './laws/unspreadable.ts';
import { endpointsWithoutFile, endpointsWithoutTest, routesWithLogic } from './laws/use-cases.ts';

/** Laws that today's code breaks in places: each finds them, and `debts.ts` says how many a part of the repository has left. */
export const laws = {
  endpointsWithoutFile,
  endpointsWithoutTest,
  routesWithLogic,
  importsPastDoors,
  storesWithoutPolicy,
  fullFolders,
  shortFiles,
  longFunctions,
  pluralWords,
  ownBusyFlags,
  unspreadableStatements,
} as const satisfies Readonly<Record<string, (house: House) => Finding[]>>;

export type Law = keyof typeof laws;

/** How many findings each group has, the groups in order. */
export function countOf(findings: readonly Finding[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { group } of findings) counts.set(group, (counts.get(group) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
