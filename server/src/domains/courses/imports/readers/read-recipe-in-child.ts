import { ArchiveError } from '../../../../kernel/archive/archive-error.ts';
import { type ChildEnd, runInChild } from '../../../../kernel/child-process/run-in-child.ts';
import type { ImportSource } from './import-source.ts';
import { Problems } from './problems.ts';
import type { ReadRecipe } from './read-recipe.ts';
import type { RecipeAnswer, RecipeMessage } from './recipe-child.ts';

const LIMITS = { milliseconds: 60_000, memoryMb: 900 } as const;
const module = new URL('./recipe-child.ts', import.meta.url);

/**
 * Reads what is imported in a process of its own, which asks for the small files that it needs: a manifest of 5 MB and its pages keep a
 * processor busy for seconds. Throws ArchiveError, `tooLarge` where its time or memory does not do.
 */
export async function readRecipeInChild(source: ImportSource): Promise<ReadRecipe> {
  const task = { files: [...source.files], name: source.name };
  const failed = (end: ChildEnd) => new ArchiveError(end === 'broken' ? 'broken' : 'tooLarge');
  const child = runInChild<RecipeMessage, RecipeAnswer>(module, task, LIMITS, failed);
  try {
    let step = await child.next();
    while (!step.done) {
      const message = step.value;
      if (message.kind === 'done') return withProblems(message.read);
      if (message.kind === 'failed') throw new ArchiveError(message.problem, message.path);
      step = await child.next({ bytes: await source.read(message.path) });
    }
  } finally {
    await child.return();
  }
  throw new ArchiveError('broken');
}

function withProblems({ problems: all, ...read }: Extract<RecipeMessage, { kind: 'done' }>['read']): ReadRecipe {
  const problems = new Problems();
  problems.all.push(...all);
  return { ...read, problems };
}
