import { courseTypeCodes, type LessonContent } from '@abhyas/contract/courses/shapes';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { testWorld } from '../../../testing/index.ts';
import { defaultDetails } from '../authoring/default-details.ts';
import { emptyLesson } from '../outline/adding/new-lesson.ts';
import { makePlan } from './make-plan.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');

describe('an outline', () => {
  it('names the type of the course: a legacy one comes by import alone, in words or by its number', async () => {
    const typed = async (type: string) => {
      const csv = Buffer.from(`Title,Link,Course type\r\nRead,https://example.org/,${type}`);
      const source = { name: 'Old', files: new Map([['outline.csv', csv.length]]), read: async () => csv };
      const { plan: made, recipe } = await makePlan(place.ctx(teacher), source);
      return recipe?.type ?? made.problems.map(({ line, key }) => `${line} ${key}`);
    };
    for (const named of ['legacy', 'Legacy', String(courseTypeCodes.legacy), 'पुराना'])
      expect(await typed(named)).toBe('legacy');
    expect([await typed(''), await typed('4'), await typed('free')]).toEqual(['course', 'course', 'free']);
    for (const unknown of ['pack', '1', 'saga']) expect(await typed(unknown)).toEqual(['2 courseTypeUnknown']);
  });
});

describe('an archive of a course', () => {
  it('that names a trailer, a quiz, a test or a video which it does not bring is refused, and so is a pack', async () => {
    const [mediaId, thingId, linkId] = [newId(), newId(), newId()];
    const empty = { format: 'abhyas-course', version: 1, files: [], links: [], things: [] };
    const planned = async (of: { content?: Partial<LessonContent>; trailer?: object; type?: string }) => {
      const { content = { kind: 'link', url: 'https://example.org/' }, trailer = null, type = 'course' } = of;
      const lesson = { lessonId: newId(), draft: { ...emptyLesson('link', 'Watch'), content } };
      const course = {
        ...empty,
        type,
        details: { ...defaultDetails('Waves'), trailer },
        sections: [{ title: 'One', release: null, lessons: [lesson] }],
      };
      const json = Buffer.from(JSON.stringify(course));
      const source = { name: 'Waves', files: new Map([['course.json', json.length]]), read: async () => json };
      const { plan: made, recipe } = await makePlan(place.ctx(teacher), source);
      expect(recipe === undefined).toBe(made.problems.length > 0);
      return made.problems.map(({ key }) => key);
    };
    const video = { from: 'link', linkId } as const;
    expect(await planned({})).toEqual([]);
    expect(await planned({ trailer: { from: 'media', mediaId } })).toEqual(['fileNotListed']);
    expect(await planned({ trailer: video })).toEqual(['linkNotListed']);
    expect(await planned({ content: { kind: 'video', source: video, chapters: [] } })).toEqual(['linkNotListed']);
    for (const kind of ['quiz', 'paper'] as const)
      expect(await planned({ content: { kind, thingId } })).toEqual(['thingNotListed']);
    for (const type of ['pack', 'subscription']) expect(await planned({ type })).toEqual(['courseFileBroken']);
  });
});
