import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, number, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const similarTo = (paperId: string, questionId: string) =>
  room.teacher.api.assessments.listSimilar({ params: { paperId, questionId } });

describe('questions to swap for one of a paper', () => {
  it('have its type, its knowledge area and its difficulty, and do not stand in the paper', async () => {
    const [first, second, third, fourth] = [
      await room.question(),
      await room.question(),
      await room.question(),
      await room.question(),
    ];
    await room.question('INTEGER', number('4'));
    await room.question('SINGLE', undefined, 'Genetics');
    const paperId = await room.paper([first, second]);
    const { rows, more } = await similarTo(paperId, first);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([third, fourth].toSorted());
    expect(more).toBe(false);
    expect(rows[0]).toMatchObject({ type: 'SINGLE', difficulty: 1, topic: 'Kinematics', papers: 0, languages: ['en'] });
  });

  it('say in how many papers they stood', async () => {
    const area = 'Work, Energy and Power';
    const [asked, other] = [
      await room.question('SINGLE', undefined, area),
      await room.question('SINGLE', undefined, area),
    ];
    await room.paper([other]);
    await room.paper([other]);
    const { rows } = await similarTo(await room.paper([asked]), asked);
    expect(rows).toMatchObject([{ id: other, papers: 2 }]);
  });

  it('are a few of many, and asking again may draw others', async () => {
    const area = 'Oscillations and Waves';
    const all: string[] = [];
    for (let at = 0; at < 8; at++) all.push(await room.question('SINGLE', undefined, area));
    const { rows, more } = await similarTo(await room.paper([all[0]!]), all[0]!);
    expect([rows.length, more]).toEqual([4, true]);
  });

  it('leave groups whole: none is torn from its stem, and one of a group has none', async () => {
    const area = 'Optics and Modern Physics';
    const [alone, grouped, mate] = [
      await room.question('SINGLE', undefined, area),
      await room.question('SINGLE', undefined, area),
      await room.question('SINGLE', undefined, area),
    ];
    await room.teacher.api.questions.createQuestionGroup({
      body: {
        title: 'A lens',
        stem: { en: fromSource('A lens stands before a screen.') },
        questionIds: [grouped, mate],
      },
    });
    const paperId = await room.paper([alone]);
    expect((await similarTo(paperId, alone)).rows).toEqual([]);
    expect((await similarTo(paperId, grouped)).rows).toEqual([]);
  });

  it('are nothing for a question that is gone, and nothing for students', async () => {
    const paperId = await room.paper([await room.question()]);
    await expect(similarTo(paperId, paperId)).rejects.toMatchObject({ status: 404 });
    const student = await room.place.person('student');
    await expect(
      student.api.assessments.listSimilar({ params: { paperId, questionId: paperId } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
