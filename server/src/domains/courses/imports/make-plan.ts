import type { ImportPlan } from '@abhyas/contract/courses/portability';
import { maxUploadBytes, mediaKind } from '@abhyas/contract/media/shapes';
import { acceptedExtensions, refusedVideos } from '@abhyas/contract/media/uploads';
import { mayLink } from '../../media/index.ts';
import type { Context } from '../../../kernel/context.ts';
import { mediaOfDetails } from '../authoring/media-of-details.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';
import { mediaOfLesson, thingOfLesson } from '../outline/draft/lesson-parts.ts';
import { linkOf } from '../portability/link-of.ts';
import type { Recipe } from '../portability/recipe.ts';
import type { ImportSource } from './readers/import-source.ts';
import { Problems } from './readers/problems.ts';
import { readRecipeInChild } from './readers/read-recipe-in-child.ts';

export interface PlannedImport {
  readonly plan: ImportPlan;
  /** Undefined where nothing can be made. */
  readonly recipe: Recipe | undefined;
}

/** Says what an import of these files would make, and everything that is wrong with it; makes nothing. */
export async function makePlan(ctx: Context, source: ImportSource): Promise<PlannedImport> {
  const { format, recipe, lines, problems } = await readRecipeInChild(source);
  const line = (lessonId: string) => lines.get(lessonId) ?? null;
  if (recipe) {
    checkFiles(recipe, source, problems);
    checkNamed(recipe, problems);
    await checkLinks(ctx, recipe, problems);
    for (const thing of recipe.things)
      if (!lessonKindOf(thing.kind)) problems.error('kindNotHere', null, { kind: thing.kind });
  }
  const pathOf = new Map((recipe?.files ?? []).map(({ id, path }) => [id, path]));
  const files = recipe?.files ?? [];
  const named = new Set(files.map(({ path }) => path));
  const plan: ImportPlan = {
    format,
    title: recipe?.details.title ?? source.name,
    language: recipe?.details.language ?? 'en',
    sections: (recipe?.sections ?? []).map(({ title, lessons }) => ({
      title,
      lessons: lessons.map(({ lessonId, draft }) => ({
        line: line(lessonId),
        title: draft.title,
        kind: draft.content.kind,
        files: mediaOfLesson(draft).flatMap((id) => pathOf.get(id) ?? []),
        free: draft.free,
      })),
    })),
    problems: problems.all.slice(0, 1000),
    files: files.map(({ path, kind }) => ({ path, kind, bytes: source.files.get(path) ?? 0 })),
    unused: [...source.files.keys()].filter((path) => !named.has(path) && !isOutline(path)).slice(0, 1000),
  };
  return { plan, recipe: problems.all.some(({ level }) => level === 'error') ? undefined : recipe };
}

const isOutline = (path: string) =>
  /(^|\/)(course\.json|imsmanifest\.xml|(outline|syllabus)\.(csv|xlsx|tsv|txt))$/i.test(path);

/** Every file must be there, of a kind that fits its lesson, and no larger than an upload. */
function checkFiles({ files }: Recipe, source: ImportSource, problems: Problems): void {
  for (const { path, kind } of files) {
    const bytes = source.files.get(path);
    const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
    const fits = mediaKind.options.some(
      (one) => (kind === 'file' || one === kind) && (acceptedExtensions[one] as readonly string[]).includes(extension),
    );
    if (bytes === undefined) problems.error('fileMissing', null, { path });
    else if (bytes === 0) problems.error('fileEmpty', null, { path });
    else if (bytes > maxUploadBytes) problems.error('fileTooLarge', null, { path });
    else if ((refusedVideos as readonly string[]).includes(extension)) problems.error('videoFormat', null, { path });
    else if (!fits) problems.error('fileKind', null, { path });
  }
}

/** What an archive names and does not bring would be a file, link, quiz or paper of this institute that nobody meant. */
function checkNamed({ files, links, things, details, sections }: Recipe, problems: Problems): void {
  const drafts = sections.flatMap(({ lessons }) => lessons.map(({ draft }) => draft));
  const brings = (listed: readonly { readonly id: string }[], named: readonly string[]) =>
    named.every((id) => listed.some((one) => one.id === id));
  if (!brings(files, [...mediaOfDetails(details), ...drafts.flatMap(mediaOfLesson)])) problems.error('fileNotListed');
  if (!brings(links, [details.trailer, ...drafts.map(({ content }) => content)].flatMap(linkOf)))
    problems.error('linkNotListed');
  if (
    !brings(
      things,
      drafts.flatMap((draft) => thingOfLesson(draft)?.thingId ?? []),
    )
  )
    problems.error('thingNotListed');
}

async function checkLinks(ctx: Context, { links }: Recipe, problems: Problems): Promise<void> {
  for (const { url } of links) if (!(await mayLink(ctx, url))) problems.error('linkHost', null, { link: url });
}
