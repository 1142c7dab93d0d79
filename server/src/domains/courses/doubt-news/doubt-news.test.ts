import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const [kabir, zoya] = [await place.person('student'), await place.person('student')];
let courseId = '';
let lessonId = '';
let elsewhere = '';

beforeAll(async () => {
  const made = await aCourse(place.ctx(teacher), { sections: [{ lessons: [{ title: 'Waves' }] }] });
  courseId = made.courseId;
  lessonId = made.lessonIds[0]!;
  elsewhere = (await aCourse(place.ctx(teacher), { sections: [{ lessons: [{ title: 'Heat' }] }] })).courseId;
});

const news = async (query: { since?: number; seconds?: number } = {}, of = courseId) =>
  (await zoya.api.courses.awaitDoubtNews({ params: { courseId: of }, query })).version;
const queueNews = async (query: { since?: number; seconds?: number } = {}) =>
  (await teacher.api.courses.awaitQueueNews({ query })).version;
const ask = async (title: string) =>
  (
    await kabir.api.courses.askDoubt({
      params: { courseId, lessonId },
      body: { title, body: fromSource(''), pin: null },
    })
  ).doubtId;

describe('whoever has the doubts of a course open', () => {
  it('is answered the moment a teacher answers, not after the time it would wait', async () => {
    const doubtId = await ask('Why does a node stand still?');
    const since = await news();
    const told = news({ since });
    await teacher.api.courses.answerDoubt({ params: { doubtId }, body: { body: fromSource('Two waves cancel.') } });
    expect(await told).toBe(since + 1);
  });

  it('hears of everything that changes what is shown, and of what happened before it asked again', async () => {
    const params = { doubtId: await ask('Is light a wave?') };
    let known = await news();
    /** It did not know of the change when it was made. */
    const hears = async (change: Promise<unknown>) => {
      await change;
      const next = await news({ since: known });
      expect(next).toBeGreaterThan(known);
      known = next;
    };
    await hears(
      kabir.api.courses.editDoubt({ params, body: { title: 'Is light waves?', body: fromSource(''), pin: null } }),
    );
    await hears(zoya.api.courses.replyToDoubt({ params, body: { body: fromSource('Both.') } }));
    const [reply] = (await kabir.api.courses.showDoubt({ params })).answers;
    await hears(kabir.api.courses.acceptReply({ params, body: { replyId: reply!.replyId } }));
    const body = { replyId: reply!.replyId, verdict: 'hide', reason: 'Rude' } as const;
    const owner = await place.person('owner');
    await hears(owner.api.courses.moderateDoubt({ params, body }));
    const doubtId = await ask('To be taken back');
    known = await news();
    await hears(kabir.api.courses.withdrawDoubt({ params: { doubtId } }));
  });

  it('is answered after its time where nothing happened, and hears nothing of another course', async () => {
    const [here, there] = [await news(), await news({}, elsewhere)];
    await ask('Another one?');
    expect(await news({ since: there, seconds: 0 }, elsewhere)).toBe(there);
    expect(await news({ since: here, seconds: 0 })).toBe(here + 1);
  });
});

describe('whoever has the queue open', () => {
  it('hears at once of a doubt of any course', async () => {
    const since = await queueNews();
    const told = queueNews({ since });
    await ask('Who answers me?');
    expect(await told).toBe(since + 1);
  });
});
