import type { CourseVersionRow } from '@abhyas/contract/courses/authoring';
import type { CourseOutline } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import type { CourseVersion } from './versions.store.ts';

/** Versions, the newest first, each with who published it and what it changed against the one before. */
export async function presentVersions(ctx: Context, versions: readonly CourseVersion[]): Promise<CourseVersionRow[]> {
  const names = await namesOf(
    ctx,
    versions.flatMap(({ publishedBy }) => publishedBy ?? []),
  );
  return versions.map((version, at) => ({
    version: version.version,
    note: version.note,
    publishedBy: version.publishedBy === null ? '' : (names.get(version.publishedBy)?.name ?? ''),
    publishedAt: version.publishedAt.toISOString(),
    title: version.details.title,
    lessons: linesOf(version.outline).length,
    ...differences(version.outline, versions[at + 1]?.outline),
  }));
}

const linesOf = ({ sections }: CourseOutline) => sections.flatMap(({ lessons }) => lessons);

/** Titles of lessons that are new, have another version, or are gone against the version before. Pure. */
export function differences(
  outline: CourseOutline,
  before: CourseOutline | undefined,
): Pick<CourseVersionRow, 'added' | 'changed' | 'removed'> {
  const now = linesOf(outline);
  const then = new Map((before ? linesOf(before) : []).map((line) => [line.lessonId, line]));
  const left = new Set(now.map(({ lessonId }) => lessonId));
  const titles = (lines: readonly { readonly title: string }[]) => lines.map(({ title }) => title);
  return {
    added: titles(now.filter(({ lessonId }) => !then.has(lessonId))),
    changed: titles(now.filter(({ lessonId, version }) => (then.get(lessonId)?.version ?? version) !== version)),
    removed: titles([...then.values()].filter(({ lessonId }) => !left.has(lessonId))),
  };
}
