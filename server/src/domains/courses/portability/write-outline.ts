import type { LessonContent } from '@abhyas/contract/courses/shapes';
import { toSource } from '@abhyas/contract/rich-text';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { outlineColumns } from './outline-columns.ts';
import type { Recipe } from './recipe.ts';

export const OUTLINE_FILE = 'outline.csv';
const header = Object.values(outlineColumns).map(([name]) => name);

/**
 * A course as the table that an import reads, a line for each lesson: for people, and for who takes `course.json` out of the archive and goes on with
 * the table. Of texts it holds the plain source; quizzes and papers stand in it by name alone. Pure.
 */
export function writeOutline({ type, sections, files, links }: Recipe): string {
  const paths = new Map(files.map(({ id, path }) => [id, path]));
  const urls = new Map(links.map(({ id, url }) => [id, url]));
  const lines = sections.flatMap(({ title, lessons }) =>
    lessons.map(({ draft: { title: name, content, seconds, free } }, at) => {
      const mediaId = mediaIdOf(content);
      return [
        at === 0 ? title : '',
        name,
        content.kind,
        (mediaId && paths.get(mediaId)) ?? '',
        urlOf(content, urls),
        content.kind === 'article' ? toSource(content.body) : '',
        seconds === null ? '' : Number((seconds / 60).toFixed(4)),
        free ? 'yes' : '',
      ];
    }),
  );
  // It is that of the whole course, so one line says it.
  return writeCsv([header, ...lines.map((line, at) => [...line, at === 0 ? type : ''])]);
}

function mediaIdOf(content: LessonContent): string | null {
  if (content.kind === 'video') return content.source?.from === 'media' ? content.source.mediaId : null;
  return 'mediaId' in content ? content.mediaId : null;
}

function urlOf(content: LessonContent, urls: ReadonlyMap<string, string>): string {
  if (content.kind === 'link') return content.url ?? '';
  return content.kind === 'video' && content.source?.from === 'link' ? (urls.get(content.source.linkId) ?? '') : '';
}
