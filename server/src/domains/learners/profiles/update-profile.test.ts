import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const refused = (error: string, path: string) => ({ status: 422, error, fields: [{ path }] });

describe('updating the profile', () => {
  it('takes exam, class and year one after the other and flags each (spec §4)', async () => {
    const { api } = await place.person('student');
    expect((await api.learners.updateProfile({ body: { exams: [2] } })).account).toMatchObject({
      quizCategory: 'y',
      studentStandard: 'n',
      targetYear: 'n',
    });
    await api.learners.updateProfile({ body: { standard: 12 } });
    const profile = await api.learners.updateProfile({ body: { targetYear: 2028, languages: ['hi', 'en'] } });
    expect(profile).toMatchObject({ standard: { id: 12 }, targetYear: 2028, languages: ['hi', 'en'] });
    expect(profile.account).toMatchObject({ quizCategory: 'y', studentStandard: 'y', targetYear: 'y' });
    expect((await api.identity.showMe()).account).toMatchObject({ studentStandardId: 12, targetYearDetail: 2028 });
  });

  it('keeps what is not sent', async () => {
    const { api } = await place.person('student');
    await api.learners.updateProfile({ body: { exams: [2], standard: 12, targetYear: 2028 } });
    const profile = await api.learners.updateProfile({ body: { firstname: 'Ananya', lastname: 'Sharma' } });
    expect(profile).toMatchObject({ standard: { id: 12 }, targetYear: 2028, selectedExam: [{ id: 2 }] });
    expect(profile.account).toMatchObject({ firstname: 'Ananya', lastname: 'Sharma' });
  });

  it('refuses what the exams do not know, beside its field', async () => {
    const { api } = await place.person('student');
    const save = (body: object) => api.learners.updateProfile({ body });
    await expect(save({ exams: [99] })).rejects.toMatchObject(refused('EXAM_UNKNOWN', 'body.exams'));
    await expect(save({ exams: [2], standard: 3 })).rejects.toMatchObject(refused('STANDARD_UNKNOWN', 'body.standard'));
    await expect(save({ exams: [2], targetYear: 1999 })).rejects.toMatchObject(
      refused('TARGET_YEAR_UNKNOWN', 'body.targetYear'),
    );
    await expect(save({ birthDate: '2999-01-01' })).rejects.toMatchObject(
      refused('BIRTH_DATE_IMPOSSIBLE', 'body.birthDate'),
    );
    expect((await api.learners.showProfile()).selectedExam).toEqual([]);
  });

  it('is written into the log without a personal value', async () => {
    const student = await place.person('student');
    await student.api.learners.updateProfile({ body: { firstname: 'Secretname', exams: [1] } });
    const rows = await world.query('select action, details from audit_log where institute_id = $1 and actor_id = $2', [
      place.id,
      student.accountId,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.detailsSaved', 'learner.profileSaved']),
    );
    expect(JSON.stringify(rows)).not.toContain('Secretname');
  });

  it('lets everybody choose larger letters and less motion for themselves', async () => {
    const { api } = await place.person('teacher');
    expect((await api.learners.showProfile()).display).toEqual({ largeText: false, reducedMotion: false });
    const display = { largeText: true, reducedMotion: true };
    expect((await api.learners.updateProfile({ body: { display } })).display).toEqual(display);
  });
});
