import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPaper } from '../factories.ts';
import { type Hall, openHall, option } from './hall-testing.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
const api = () => hall.teacher.api.assessments;
const rowOf = async (accountId: string) => (await hall.watch()).rows.find((row) => row.accountId === accountId);

describe('the live page of a paper', () => {
  it('knows who is in, offline, paused, done and not started', async () => {
    const waiting = await hall.room.place.person('student');
    const [here, away, still, done] = [await hall.sit(), await hall.sit(), await hall.sit(), await hall.sit()];
    await hall.later({ seconds: 50 });
    await here.checkIn();
    await api().pauseAttempts({
      params: { paperId: hall.paperId },
      body: { target: await hall.seen(still), reason: 'Feels ill.' },
    });
    await done.desk.submit();
    const { rows, figures } = await hall.watch();
    const presence = new Map(rows.map((row) => [row.accountId, row.presence]));
    expect(
      [here, away, still, done]
        .map(({ student }) => presence.get(student.accountId))
        .concat(presence.get(waiting.accountId)),
    ).toEqual(['in', 'offline', 'paused', 'done', 'not_started']);
    expect(figures).toEqual({ in: 1, offline: 1, paused: 1, done: 1, not_started: 1, absent: 0 });
    expect(rows.map((row) => row.presence)).toEqual(['offline', 'paused', 'in', 'not_started', 'done']);
  });

  it('counts as absent who was assigned, has not started and cannot any more', async () => {
    const ctx = hall.room.place.ctx();
    const closesAt = new Date(hall.world.clock.now().getTime() + 3_600_000);
    const paperId = await aPaper(ctx, { sections: [{ questionIds: [hall.questions[0]] }], settings: { closesAt } });
    const figures = async () => (await api().watchPaper({ params: { paperId } })).figures;
    const before = await figures();
    expect([before.absent, before.not_started > 0]).toEqual([0, true]);
    await hall.later({ minutes: 61 });
    expect(await figures()).toEqual({ ...before, absent: before.not_started, not_started: 0 });
  });

  it('shows progress, warnings, take-overs and unread messages of each, and is filtered and searched', async () => {
    const sitter = await hall.sit();
    await sitter.desk.save(hall.questions[0], option(2));
    await sitter.desk.save(hall.questions[1], null);
    await sitter.student.api.assessments.takeSeat({ params: { attemptId: sitter.desk.attemptId } });
    await sitter.checkIn({
      events: [{ id: randomUUID(), kind: 'fullscreen_left', at: hall.world.clock.now().toISOString() }],
    });
    await api().sendMessage({
      params: { paperId: hall.paperId },
      body: { to: { attemptIds: [sitter.desk.attemptId] }, text: 'Ten minutes left.' },
    });
    expect((await rowOf(sitter.student.accountId))?.attempt).toMatchObject({
      answered: 1,
      warnings: 1,
      takeOvers: 1,
      unreadMessages: 1,
      section: null,
      setLetter: 'A',
    });
    const found = await api().watchPaper({
      params: { paperId: hall.paperId },
      query: { search: sitter.student.email.toUpperCase(), presence: 'in' },
    });
    expect(found.rows.map(({ accountId }) => accountId)).toEqual([sitter.student.accountId]);
    const none = await api().watchPaper({
      params: { paperId: hall.paperId },
      query: { search: sitter.student.email, presence: 'done' },
    });
    expect(none).toMatchObject({ rows: [], total: 0 });
  });

  it('orders by name, time left and answers where asked', async () => {
    for (const sort of ['name', 'left', 'answered'] as const) {
      const { rows, total } = await api().watchPaper({ params: { paperId: hall.paperId }, query: { sort, size: 200 } });
      expect(rows).toHaveLength(total);
      const running = rows.filter(({ presence }) => presence === 'in' || presence === 'offline');
      if (sort === 'left')
        expect(running.map(({ attempt }) => attempt!.deadline)).toEqual(
          running.map(({ attempt }) => attempt!.deadline).toSorted(),
        );
      if (sort === 'answered')
        expect(running.map(({ attempt }) => attempt!.answered)).toEqual(
          running.map(({ attempt }) => attempt!.answered).toSorted((a, b) => a - b),
        );
    }
  });
});

describe('a console’s sign of life', () => {
  it('is asked for more often while somebody watches', async () => {
    const sitter = await hall.sit();
    await hall.later({ minutes: 2 });
    expect((await sitter.checkIn()).againInSeconds).toBe(15);
    await hall.watch();
    expect((await sitter.checkIn()).againInSeconds).toBe(4);
    await hall.later({ seconds: 31 });
    expect((await sitter.checkIn()).againInSeconds).toBe(15);
  });

  it('is written at most every ten seconds', async () => {
    const sitter = await hall.sit();
    const seenAt = async () => (await rowOf(sitter.student.accountId))?.attempt?.seenAt;
    await sitter.checkIn();
    const first = await seenAt();
    await hall.later({ seconds: 4 });
    await sitter.checkIn();
    expect(await seenAt()).toBe(first);
    await hall.later({ seconds: 7 });
    await sitter.checkIn();
    expect(Date.parse((await seenAt())!) - Date.parse(first!)).toBeGreaterThanOrEqual(10_000);
  });

  it('brings what was noticed, once however often it is sent, and never of another’s attempt', async () => {
    const [sitter, other] = [await hall.sit(), await hall.sit()];
    const at = hall.world.clock.now().toISOString();
    const events = [{ id: randomUUID(), kind: 'focus_lost' as const, at, seconds: 12 }];
    await sitter.checkIn({ events });
    await sitter.checkIn({ events });
    const timeline = await api().showTimeline({ params: { attemptId: sitter.desk.attemptId } });
    expect(timeline.counts).toEqual({ focus_lost: 1 });
    expect(timeline.entries).toContainEqual({ kind: 'focus_lost', at, seconds: 12 });
    await expect(
      other.student.api.assessments.checkIn({ params: { attemptId: sitter.desk.attemptId }, body: { seat: 1 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is never later than it was told', async () => {
    const sitter = await hall.sit();
    const at = new Date(hall.world.clock.now().getTime() + 86_400_000).toISOString();
    await sitter.checkIn({ events: [{ id: randomUUID(), kind: 'copied', at }] });
    const { entries } = await api().showTimeline({ params: { attemptId: sitter.desk.attemptId } });
    const copied = entries.find(({ kind }) => kind === 'copied');
    expect(Date.parse(copied!.at)).toBeLessThanOrEqual(hall.world.clock.now().getTime());
  });

  it('takes how the attempt stands, and that it is over', async () => {
    const sitter = await hall.sit();
    expect((await sitter.checkIn()).standing).toMatchObject({ state: 'running', seat: 1, pausedAt: null });
    await hall.later({ minutes: 61 });
    expect((await sitter.checkIn()).standing).toMatchObject({ state: 'marked' });
  });
});

describe('a message', () => {
  it('to everyone reaches each console that sits, until it is read', async () => {
    const [one, two, gone] = [await hall.sit(), await hall.sit(), await hall.sit()];
    await gone.desk.submit();
    await api().sendMessage({
      params: { paperId: hall.paperId },
      body: { to: { everyone: true }, text: 'Question 2: read “per second”.' },
    });
    const [message] = (await one.checkIn()).messages;
    expect(message?.text).toBe('Question 2: read “per second”.');
    expect((await one.checkIn({ read: [message!.id] })).messages).toEqual([]);
    expect((await two.checkIn()).messages).toHaveLength(1);
    expect((await gone.checkIn()).messages).toEqual([]);
    const { entries } = await api().showTimeline({ params: { attemptId: one.desk.attemptId } });
    const read = entries.find(({ kind }) => kind === 'message');
    expect(read).toMatchObject({ text: message!.text, readAt: expect.any(String) as string });
  });

  it('reaches nobody who does not sit this paper now', async () => {
    const sitter = await hall.sit();
    const other = await hall.room.paper([hall.questions[0]]);
    const send = (paperId: string, to: { attemptIds: string[] } | { everyone: true }) =>
      api().sendMessage({ params: { paperId }, body: { to, text: 'Hello' } });
    await expect(send(other, { attemptIds: [sitter.desk.attemptId] })).rejects.toMatchObject({ status: 404 });
    expect(await send(other, { everyone: true })).toEqual({ sent: 0 });
    expect((await sitter.checkIn()).messages).toEqual([]);
  });
});

it('the timeline names each device that sat down, and what those who watch did', async () => {
  const sitter = await hall.sit();
  await sitter.student.api.assessments.takeSeat({ params: { attemptId: sitter.desk.attemptId } });
  await api().forceSubmit({
    params: { paperId: hall.paperId },
    body: { target: await hall.seen(sitter), reason: 'Used a phone.' },
  });
  const { entries, student } = await api().showTimeline({ params: { attemptId: sitter.desk.attemptId } });
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['started', 'seat', 'second_device', 'forced']),
  );
  expect(entries.find(({ kind }) => kind === 'forced')).toMatchObject({ text: 'Used a phone.' });
  expect(student).not.toBe('');
  await expect(
    api().showTimeline({ params: { attemptId: '0195e9a0-0000-7000-8000-000000000000' } }),
  ).rejects.toMatchObject({ status: 404 });
});
