import { type Failed, type Figure, linesOf, type Skipped } from './figures.ts';

type Line = Figure | Skipped | Failed;

/**
 * Measures one after the other and says each line as soon as it is known. One that fails is a line too and stops no other. `keep` gets all
 * lines so far after each. Answers them all.
 */
export async function measureAll(
  measures: ReadonlyMap<string, () => Promise<readonly (Figure | Skipped)[]>>,
  { say, keep }: { readonly say: (line: string) => void; readonly keep: (lines: readonly Line[]) => void },
): Promise<readonly Line[]> {
  const all: Line[] = [];
  for (const [id, measure] of measures) {
    const lines = await measure().catch((error: unknown) => {
      const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return [{ id, what: 'was not measured', failed }];
    });
    all.push(...lines);
    keep(all);
    for (const line of lines.flatMap(linesOf)) say(line);
  }
  return all;
}
