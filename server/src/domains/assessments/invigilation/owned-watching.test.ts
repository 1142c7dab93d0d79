import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { assessmentsPersonalData } from '../personal-data.ts';
import { type Hall, openHall } from './hall-testing.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});

it('what was written to a student and why something was done is shown to him, and goes with him', async () => {
  const { student, desk } = await hall.sit();
  const api = hall.teacher.api.assessments;
  const params = { paperId: hall.paperId };
  await api.sendMessage({ params, body: { to: { attemptIds: [desk.attemptId] }, text: 'Sit down, please.' } });
  const target = { attempts: [{ attemptId: desk.attemptId, revision: 0 }] };
  await api.pauseAttempts({ params, body: { target, reason: 'Has a fever.' } });
  const ctx = hall.room.place.ctx();
  const shown = async () => JSON.stringify(await assessmentsPersonalData.export(ctx, student.accountId));
  expect(await shown()).toMatch(/Sit down, please\..*Has a fever\.|Has a fever\..*Sit down, please\./);
  await inTransaction(ctx, (tx) => assessmentsPersonalData.reassign(tx, hall.teacher.accountId, student.accountId));
  const acted = await hall.world.query(
    'select sent_by, acted_by from attempt_messages m join attempt_interventions i using (attempt_id) where attempt_id = $1',
    [desk.attemptId],
  );
  expect(acted).toEqual([{ sent_by: student.accountId, acted_by: student.accountId }]);
  await inTransaction(ctx, (tx) => assessmentsPersonalData.erase(tx, student.accountId));
  expect(await shown()).not.toMatch(/Sit down|fever/);
});
