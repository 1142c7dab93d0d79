import type { CourseDetails, LessonDraft, LessonKind } from '@abhyas/contract/courses/shapes';
import type { MediaKind } from '@abhyas/contract/media/shapes';
import { defaultDetails } from '../../authoring/default-details.ts';
import { emptyLesson } from '../../outline/adding/new-lesson.ts';
import { Placeholders, type Recipe } from '../../portability/recipe.ts';

/** Kinds of uploads that a kind of lesson shows. */
export const mediaKindOf: Partial<Record<LessonKind, MediaKind>> = {
  video: 'video',
  pdf: 'document',
  audio: 'audio',
  file: 'file',
  scorm: 'package',
};

interface LessonToMake {
  readonly title: string;
  readonly kind: LessonKind;
  readonly path?: string;
  readonly url?: string;
  readonly body?: LessonDraft['about'];
  readonly minutes?: number | null;
  readonly free?: boolean;
  readonly line?: number;
}

/** Puts a course together from what an outline says, one lesson after the other. */
export class RecipeMaker {
  readonly lines = new Map<string, number>();
  readonly #placeholders = new Placeholders();
  readonly #files = new Map<string, Recipe['files'][number]>();
  readonly #links: Recipe['links'][number][] = [];
  readonly #sections: { title: string; lessons: { lessonId: string; draft: LessonDraft }[] }[] = [];
  details: CourseDetails;
  type: Recipe['type'] = 'course';

  constructor(title: string) {
    this.details = defaultDetails(title.slice(0, 120) || 'Course');
  }

  get lessons(): number {
    return this.#sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  }
  get sections(): number {
    return this.#sections.length;
  }

  section(title: string): void {
    if (this.#sections.at(-1)?.title !== title) this.#sections.push({ title: title.slice(0, 160), lessons: [] });
  }

  /** Placeholder of a file of the archive. */
  file(path: string, kind: MediaKind): string {
    const id = this.#placeholders.of(`${kind}:${path}`);
    const fileName = path.split('/').at(-1) ?? path;
    this.#files.set(id, { id, path, fileName: fileName.slice(-200), kind });
    return id;
  }

  lesson({ title, kind, path, url, body, minutes, free = false, line }: LessonToMake): void {
    const lessonId = this.#placeholders.of(`lesson:${this.lessons}`);
    if (line !== undefined) this.lines.set(lessonId, line);
    const empty = emptyLesson(kind, title.slice(0, 160));
    const content = this.#contentOf(empty.content, path, url, body, title);
    const seconds = minutes == null ? null : Math.round(minutes * 60);
    this.#sections.at(-1)?.lessons.push({ lessonId, draft: { ...empty, content, seconds, free } });
  }

  #contentOf(
    content: LessonDraft['content'],
    path: string | undefined,
    url: string | undefined,
    body: LessonDraft['about'] | undefined,
    title: string,
  ): LessonDraft['content'] {
    const mediaKind = mediaKindOf[content.kind];
    const mediaId = path !== undefined && mediaKind ? this.file(path, mediaKind) : null;
    switch (content.kind) {
      case 'video':
        if (mediaId !== null) return { ...content, source: { from: 'media', mediaId } };
        return url === undefined ? content : { ...content, source: { from: 'link', linkId: this.#link(url, title) } };
      case 'article':
        return { ...content, body: body ?? content.body };
      case 'link':
        return { ...content, url: url ?? null };
      case 'quiz':
      case 'paper':
        return content;
      default:
        return { ...content, mediaId };
    }
  }

  #link(url: string, title: string): string {
    const id = this.#placeholders.of(`link:${url}`);
    if (!this.#links.some((link) => link.id === id)) this.#links.push({ id, url, title: title.slice(0, 200) });
    return id;
  }

  make(): Recipe {
    const sections = this.#sections.map((section) => ({ ...section, release: null }));
    return {
      type: this.type,
      details: this.details,
      sections,
      files: [...this.#files.values()],
      links: this.#links,
      things: [],
    };
  }
}
