import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';

const world = await testWorld();
let place: TestInstitute;
let student: Person;
let course: { courseId: string; lessonIds: string[] };
beforeAll(async () => {
  place = await world.institute();
  student = await place.person('student');
  course = await aCourse(place.ctx(), {
    title: 'Optics',
    details: { pricePaise: 0 },
    sections: [
      {
        lessons: [
          { title: 'Mirrors', content: { kind: 'article', body: fromSource('Light goes back.') } },
          { title: 'Lenses', after: [0] },
        ],
      },
    ],
  });
});

interface Given {
  readonly noteId?: string;
  readonly place?: number;
  readonly text?: string;
  readonly who?: Person;
  readonly lesson?: number;
}
const write = ({ noteId = newId(), place = 0, text = 'A note', who = student, lesson = 0 }: Given = {}) =>
  who.api.courses.writeNote({
    params: { courseId: course.courseId, lessonId: course.lessonIds[lesson]!, noteId },
    body: { place, text, highlight: null },
  });
const list = async (who = student) =>
  (await who.api.courses.listNotes({ params: { courseId: course.courseId } })).notes.map(({ place, text }) => [
    place,
    text,
  ]);
const remove = (noteId: string, who = student) =>
  who.api.courses.removeNote({ params: { courseId: course.courseId, noteId } });

describe('notes', () => {
  it('are one learner’s own, stand by place, and are written once however often they are sent', async () => {
    const noteId = newId();
    await write({ place: 700, text: 'Later' });
    await write({ noteId, place: 250, text: 'First' });
    await write({ noteId, place: 250, text: 'First, said better' });
    expect(await list()).toEqual([
      [250, 'First, said better'],
      [700, 'Later'],
    ]);
    const other = await place.person('student');
    expect(await list(other)).toEqual([]);
    await expect(write({ noteId, text: 'Mine now', who: other })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await remove(noteId, other)).toEqual({ removed: false });
    expect(await remove(noteId)).toEqual({ removed: true });
    expect(await remove(noteId)).toEqual({ removed: false });
    expect(await list()).toEqual([[700, 'Later']]);
  });

  it('cannot be written in a lesson that is locked', async () => {
    await expect(write({ lesson: 1 })).rejects.toMatchObject({ error: 'LESSON_LOCKED' });
  });

  it('can be marked words of a page', async () => {
    const who = await place.person('student');
    const highlight = {
      quote: 'angle of incidence',
      color: 'yellow',
      rects: [{ x: 10, y: 20, width: 300, height: 15 }],
    } as const;
    const params = { courseId: course.courseId, lessonId: course.lessonIds[0]!, noteId: newId() };
    const body = { place: 0, text: '', highlight: { ...highlight, rects: [...highlight.rects] } };
    expect((await who.api.courses.writeNote({ params, body })).highlight).toEqual(highlight);
    const { notes } = await who.api.courses.listNotes({ params, query: { lessonId: params.lessonId } });
    expect(notes).toMatchObject([{ highlight, text: '' }]);
    expect(await who.api.courses.exportNotes({ params })).toContain('- **0 %** “angle of incidence”');
  });

  it('leave as Markdown, lesson by lesson', async () => {
    const who = await place.person('student');
    await write({ who, place: 300, text: 'The image lies\nbehind the mirror.' });
    expect(await who.api.courses.exportNotes({ params: { courseId: course.courseId } })).toBe(
      '# Optics\n\n## Mirrors\n\n- **30 %** The image lies behind the mirror.\n',
    );
  });

  it('end at two thousand in a course', async () => {
    const who = await place.person('student');
    await world.query(
      `insert into lesson_notes (institute_id, id, account_id, course_id, lesson_id, place, text, written_at)
       select $1, gen_random_uuid(), $2, $3, $4, n, 'x', now() from generate_series(1, 2000) n`,
      [place.id, who.accountId, course.courseId, course.lessonIds[0]],
    );
    await expect(write({ who })).rejects.toMatchObject({ error: 'NOTES_FULL', details: { most: 2000 } });
  });
});
