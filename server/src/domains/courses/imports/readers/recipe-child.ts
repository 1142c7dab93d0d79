import { ArchiveError } from '../../../../kernel/archive/archive-error.ts';
import { workInChild } from '../../../../kernel/child-process/work-in-child.ts';
import { readRecipe, type ReadRecipe } from './read-recipe.ts';

export interface RecipeTask {
  readonly files: readonly (readonly [path: string, bytes: number])[];
  readonly name: string;
}
/** What the process wants to read, or what it says in the end. */
export type RecipeMessage =
  | { readonly kind: 'read'; readonly path: string }
  | {
      readonly kind: 'done';
      readonly read: Omit<ReadRecipe, 'problems'> & { readonly problems: ReadRecipe['problems']['all'] };
    }
  | { readonly kind: 'failed'; readonly problem: ArchiveError['problem']; readonly path: string | undefined };
export interface RecipeAnswer {
  readonly bytes: Uint8Array | undefined;
}

workInChild<RecipeTask, RecipeMessage, RecipeAnswer>(async ({ files, name }, send, ask) => {
  const read = async (path: string) => {
    const { bytes } = await ask({ kind: 'read', path });
    return bytes && Buffer.from(bytes);
  };
  try {
    const { problems, ...rest } = await readRecipe({ files: new Map(files), name, read });
    await send({ kind: 'done', read: { ...rest, problems: problems.all } });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    await send({ kind: 'failed', problem: error.problem, path: error.path });
  }
});
