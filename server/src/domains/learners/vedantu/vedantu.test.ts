import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { someLearners } from '../factories.ts';
import { learnersPersonalData } from '../personal-data.ts';

const world = await testWorld();
let place: TestInstitute;
let owner: Person;
beforeAll(async () => {
  place = await world.institute();
  owner = await place.person('owner');
});

const params = ({ accountId }: Person) => ({ params: { accountId } });
const save = (who: Person, vedantuId: string | null, by = owner) =>
  by.api.learners.saveVedantuId({ ...params(who), body: { vedantuId } });
const profile = (who: Person) => who.api.learners.showProfile();

describe('the number of a student at Vedantu', () => {
  it('is written by staff, stands in the profile beside what was chosen, and can be taken away', async () => {
    const student = await place.person('student');
    await someLearners(place.ctx(), [{ accountId: student.accountId, examIds: [2], standardId: 12, targetYear: 2027 }]);
    expect((await profile(student)).vedantuId).toBeNull();
    expect(await save(student, ' V-4711 ')).toEqual({ vedantuId: 'V-4711' });
    expect(await profile(student)).toMatchObject({ vedantuId: 'V-4711', targetYear: 2027, standard: { id: 12 } });
    await student.api.learners.updateProfile({ body: { targetYear: 2028 } });
    expect((await profile(student)).vedantuId).toBe('V-4711');
    await save(student, null);
    expect((await profile(student)).vedantuId).toBeNull();
    const told = await world.query(
      `select 1 from audit_log where institute_id = $1 and action = 'learner.vedantuIdSaved' and subject_id = $2`,
      [place.id, student.accountId],
    );
    expect(told).toHaveLength(2);
  });

  it('belongs to a student who has chosen nothing yet as well', async () => {
    const student = await place.person('student');
    await save(student, 'V-1');
    expect(await profile(student)).toMatchObject({ vedantuId: 'V-1', selectedExam: [], languages: ['en'] });
  });

  it('is seen by who may see people, and changed only by who may change them', async () => {
    const student = await place.person('student');
    const teacher = await place.person('teacher');
    const shown = await owner.api.learners.showVedantuId(params(student));
    expect(shown).toEqual({ vedantuId: null, can: { change: true } });
    await expect(save(student, 'V-2', teacher)).rejects.toMatchObject({ status: 403 });
    await expect(save(student, 'V-2', student)).rejects.toMatchObject({ status: 403 });
    await expect(save(teacher, 'V-2')).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const elsewhere = await (await world.institute()).person('student');
    await expect(save(elsewhere, 'V-2')).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(owner.api.learners.showVedantuId(params(elsewhere))).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('goes over to the account into which another is merged, unless that has one of its own', async () => {
    const [kept, gone, other] = [
      await place.person('student'),
      await place.person('student'),
      await place.person('student'),
    ];
    await someLearners(place.ctx(), [{ accountId: kept.accountId, examIds: [2], standardId: 12, targetYear: 2027 }]);
    await save(gone, 'V-8');
    await save(other, 'V-9');
    const merge = (from: Person) =>
      inTransaction(place.ctx(), (tx) => learnersPersonalData.reassign(tx, from.accountId, kept.accountId));
    await merge(gone);
    expect(await profile(kept)).toMatchObject({ vedantuId: 'V-8', targetYear: 2027 });
    await merge(other);
    expect((await profile(kept)).vedantuId).toBe('V-8');
    expect(await learnersPersonalData.export(place.ctx(), kept.accountId)).toMatchObject({ vedantuId: 'V-8' });
  });
});
