import type { OutlineDraft, OutlineDraftLesson, OutlineDraftSection } from '@abhyas/contract/courses/outline';

/** One line of the outline: a section, or a lesson under the section above it. */
export type OutlineLine =
  | { readonly id: string; readonly section: OutlineDraftSection; readonly lesson?: undefined }
  | { readonly id: string; readonly section: OutlineDraftSection; readonly lesson: OutlineDraftLesson };

/** Sections whose lessons are not shown. */
export type Closed = ReadonlySet<string>;
const none: Closed = new Set();

/** All lines from the first to the last, so that one list holds everything that is moved; of closed sections only their own. */
export const flatten = ({ sections }: OutlineDraft, closed: Closed = none): OutlineLine[] =>
  sections.flatMap((section): OutlineLine[] => [
    { id: section.sectionId, section },
    ...(closed.has(section.sectionId)
      ? []
      : section.lessons.map((lesson) => ({ id: lesson.lessonId, section, lesson }))),
  ]);

/**
 * The outline after the line at `from` went to `to`. A lesson that passes a section's line is in the next one; above the first
 * section there is no place. A section goes with its lessons, past whole sections. In a closed section it comes first from above and last
 * from below. The same outline where nothing moves. Pure.
 */
export function moveLine(outline: OutlineDraft, from: number, to: number, closed: Closed = none): OutlineDraft {
  const lines = flatten(outline, closed);
  const line = lines[from];
  if (!line || from === to) return outline;
  return line.lesson ? moveLesson(outline, lines, from, to) : moveSection(outline, lines, from, to);
}

function moveLesson(outline: OutlineDraft, lines: OutlineLine[], from: number, to: number): OutlineDraft {
  if (to < 1) return outline;
  const shown = new Set(lines.map(({ id }) => id));
  const moved = [...lines];
  moved.splice(to, 0, ...moved.splice(from, 1));
  const sections: OutlineDraftSection[] = [];
  for (const { section, lesson } of moved) {
    const open = sections.at(-1);
    if (!lesson) sections.push({ ...section, lessons: section.lessons.filter(({ lessonId }) => !shown.has(lessonId)) });
    else if (open)
      sections[sections.length - 1] = {
        ...open,
        lessons:
          open.lessons.some(({ lessonId }) => !shown.has(lessonId)) && to > from
            ? [lesson, ...open.lessons]
            : [...open.lessons, lesson],
      };
  }
  return { ...outline, sections };
}

/** The section in which a lesson stands. */
export const sectionOf = ({ sections }: OutlineDraft, lessonId: string): string | undefined =>
  sections.find(({ lessons }) => lessons.some((one) => one.lessonId === lessonId))?.sectionId;

function moveSection(outline: OutlineDraft, lines: readonly OutlineLine[], from: number, to: number): OutlineDraft {
  const placeOf = (at: number) =>
    outline.sections.findIndex(({ sectionId }) => sectionId === lines[at]?.section.sectionId);
  const here = placeOf(from);
  const over = placeOf(Math.max(0, to));
  // One step down lands on a lesson of its own: it means the next section.
  const target = over === here ? here + Math.sign(to - from) : over;
  if (target < 0 || target >= outline.sections.length) return outline;
  const sections = [...outline.sections];
  sections.splice(target, 0, ...sections.splice(here, 1));
  return { ...outline, sections };
}

/** What the server is told of an order. */
export const orderOf = ({ sections }: OutlineDraft) =>
  sections.map(({ sectionId, lessons }) => ({ sectionId, lessonIds: lessons.map(({ lessonId }) => lessonId) }));
