import { expect, it } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { testWorld } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';

it('a class is not set to record where the server could make no video of it', async () => {
  const world = await testWorld({ config: { ffmpegPath: '/nowhere/ffmpeg' } });
  const place = await world.institute();
  const teacher = await place.person('teacher');
  const batchId = await aBatch(place.ctx(teacher), { name: 'JEE A' });
  const day = dayIn('Asia/Kolkata', new Date(world.clock.now().getTime() + 86_400_000));
  const { classIds } = await teacher.api.live.createClasses({
    body: {
      title: 'Optics',
      kind: 'room',
      day,
      time: '19:00',
      minutes: 60,
      batchIds: [batchId],
      teacherId: teacher.accountId,
    },
  });
  const save = teacher.api.live.saveRecordingRule({ params: { classId: classIds[0]! }, body: { itself: true } });
  await expect(save).rejects.toMatchObject({ error: 'LIVE_RECORDING_ABSENT' });
});
