import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { someLearners } from '../factories.ts';

let world: World;
let place: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

describe('the student profile', () => {
  it('of somebody who has chosen nothing prepares for nothing, in English', async () => {
    const student = await place.person('student');
    const profile = await student.api.learners.showProfile();
    expect(profile).toMatchObject({
      selectedExam: [],
      standard: null,
      targetYear: null,
      languages: ['en'],
      vedantuId: null,
    });
    expect(profile['subscription-data']).toEqual({ status: [] });
    expect(profile.account).toMatchObject({
      accountid: student.accountId,
      email: student.email,
      quizCategory: null,
      studentStandard: null,
      targetYear: null,
    });
  });

  it('names the chosen exams, standard and year, and flags them on the current user (spec §4)', async () => {
    const student = await place.person('student');
    await someLearners(place.ctx(), [
      { accountId: student.accountId, examIds: [2], standardId: 12, targetYear: 2027, languages: ['en', 'hi'] },
    ]);
    const profile = await student.api.learners.showProfile();
    expect(profile).toMatchObject({
      selectedExam: [{ id: 2, name: 'JEE Main', infinityPass: [], supportSmartLearning: false }],
      standard: { id: 12, name: 'Class 12' },
      targetYear: 2027,
      languages: ['en', 'hi'],
      account: {
        quizCategory: 'y',
        studentStandard: 'y',
        studentStandardId: 12,
        targetYear: 'y',
        targetYearDetail: 2027,
      },
    });
    expect((await student.api.identity.showMe()).account).toMatchObject({
      quizCategory: 'y',
      studentStandardId: 12,
      targetYearDetail: 2027,
    });
  });

  it('flags what is not chosen yet', async () => {
    const student = await place.person('student');
    await someLearners(place.ctx(), [
      { accountId: student.accountId, examIds: [1], standardId: null, targetYear: null },
    ]);
    expect((await student.api.learners.showProfile()).account).toMatchObject({
      quizCategory: 'y',
      studentStandard: 'n',
      studentStandardId: null,
      targetYear: 'n',
      targetYearDetail: null,
    });
  });

  it('is for who is signed in', async () => {
    await expect(place.visitor.api.learners.showProfile()).rejects.toMatchObject({ status: 401 });
  });
});
