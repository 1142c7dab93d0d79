import 'fake-indexeddb/auto';
import type { IntegrityEvent } from '@abhyas/contract/assessments/invigilation';
import type { AnswerWrite } from '@abhyas/contract/assessments/shapes';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aSheet } from '../console-testing.ts';
import { fakeServer, refusal } from '../outbox/outbox-testing.ts';
import { arrived, callsOn, deadline, save, sit } from './desk-testing.ts';
import { openSectionAt } from './section-clock.ts';

const minute = 60_000;
const at = (minutesBeforeEnd: number) => new Date(deadline - minutesBeforeEnd * minute).toISOString();
/** Physics until half an hour before the end, then Chemistry. */
const locked = () => {
  const server = fakeServer({ seat: 0 });
  server.sectionEnds = [at(30), at(0)];
  return server;
};

describe('locked sections', () => {
  it('open one after another by the clock, the last one until the end', () => {
    const standing = { pausedAt: null, sectionEnds: [at(30), at(0)] };
    expect(openSectionAt(standing, deadline - 30 * minute - 1)).toBe(0);
    expect(openSectionAt(standing, deadline - 30 * minute)).toBe(1);
    expect(openSectionAt(standing, deadline + minute)).toBe(1);
    expect(openSectionAt({ ...standing, pausedAt: at(31) }, deadline)).toBe(0);
    expect(openSectionAt({ pausedAt: null, sectionEnds: null }, deadline)).toBeNull();
  });

  it('keep the student in the one that is open: no jump, no tab, and Save & next begins it again', async () => {
    const { desk, server } = await sit({ server: locked() });
    desk.act({ type: 'jump', questionId: 'c1' });
    desk.act({ type: 'section', index: 1 });
    expect(desk.view().console?.current).toBe('p1');
    for (const option of [1, 2, 3]) save(desk, option);
    expect(desk.view().console?.current).toBe('p1');
    await arrived(server, 'p3', 3);
  });

  it('are left when their time is over, and what was meant for them then is not written', async () => {
    const { desk, server, clock } = await sit({ server: locked() });
    save(desk, 2);
    await arrived(server, 'p1', 2);
    clock.now = () => deadline - 30 * minute;
    // The button is pressed in the same moment, before the clock of the page has been looked at.
    desk.act({ type: 'saveNext' });
    expect(desk.view().console).toMatchObject({ current: 'c1', open: 1 });
    desk.act({ type: 'jump', questionId: 'p1' });
    save(desk, 4);
    await arrived(server, 'c1', 4);
    expect(server.current('p1')).toEqual({ options: [2] });
    expect(server.current('p2')).toBeUndefined();
  });

  it('move on by themselves, with nothing pressed', async () => {
    const { desk, clock } = await sit({ server: locked() });
    clock.now = () => deadline - 30 * minute;
    desk.checkTime();
    expect(desk.view()).toMatchObject({ phase: 'open', console: { current: 'c1', open: 1 } });
  });

  it('open at the section whose time runs when the page is loaded again', async () => {
    const { desk } = await sit({ server: Object.assign(locked(), { sectionEnds: [at(90), at(0)] }) });
    expect(desk.view().console).toMatchObject({ current: 'c1', open: 1 });
  });

  it('last longer when time was given', async () => {
    const { desk, server, clock } = await sit({ server: locked() });
    Object.assign(server, { sectionEnds: [at(20), at(-10)], deadline: at(-10) });
    await desk.beat(0);
    clock.now = () => deadline - 25 * minute;
    desk.checkTime();
    expect(desk.view().console?.open).toBe(0);
  });

  it('are no matter of a paper without them', async () => {
    const { desk } = await sit();
    desk.act({ type: 'jump', questionId: 'c2' });
    expect(desk.view().console).toMatchObject({ current: 'c2', open: null });
  });
});

describe('a pause', () => {
  const pausedDesk = async () => {
    const given = await sit();
    save(given.desk, 2);
    await arrived(given.server, 'p1', 2);
    // The reply to it says nothing of the pause, so it comes first.
    await vi.waitFor(() => expect(given.desk.view().outbox?.answers).toBe(0));
    given.desk.act({ type: 'select', response: { options: [3] } });
    given.server.pausedAt = at(60);
    await given.desk.beat(0);
    return given;
  };

  it('stops everything but sending: what was on the screen before is kept', async () => {
    const { desk, server } = await pausedDesk();
    expect(desk.view()).toMatchObject({ phase: 'open', standing: { pausedAt: at(60) } });
    save(desk, 4);
    desk.act({ type: 'jump', questionId: 'c1' });
    expect(desk.view().console?.current).toBe('p2');
    await vi.waitFor(() => expect(server.current('p2', 'draft')).toEqual({ options: [3] }));
    expect(server.current('p2')).toBeUndefined();
  });

  it('does not let the time run out', async () => {
    const { desk, clock } = await pausedDesk();
    clock.now = () => deadline + minute;
    desk.checkTime();
    expect(desk.view().phase).toBe('open');
  });

  it('counts for no question, and after it everything goes on', async () => {
    const { desk, server } = await pausedDesk();
    expect(desk.view().console?.since).toBeNull();
    server.pausedAt = null;
    await desk.beat(0);
    expect(desk.view().console?.since).not.toBeNull();
    desk.act({ type: 'saveNext' });
    await arrived(server, 'p2', 3);
  });

  it('cannot be handed in from', async () => {
    const { desk, server } = await pausedDesk();
    await desk.submit();
    expect([desk.view().phase, server.state]).toEqual(['open', 'running']);
  });

  it('is there already when the page is loaded again', async () => {
    const server = fakeServer({ seat: 0 });
    server.pausedAt = at(60);
    const { desk } = await sit({ server });
    save(desk, 1);
    expect(desk.view()).toMatchObject({ phase: 'open', console: { current: 'p1', since: null } });
    expect(server.calls).toEqual([]);
  });

  it('that began while an answer was on its way does not lose it', async () => {
    const server = fakeServer({ seat: 0 });
    let online = false;
    const { desk } = await sit({
      server,
      calls: { save: (...given) => (online ? server.send(...given) : Promise.reject(refusal(0, 'NETWORK'))) },
    });
    save(desk, 1);
    server.pausedAt = at(60);
    await desk.beat(0);
    online = true;
    desk.wake();
    await arrived(server, 'p1', 1);
  });
});

describe('those who watch', () => {
  const watched = async () => {
    const server = fakeServer({ seat: 0 });
    const sent: { events: readonly IntegrityEvent[]; read: readonly string[] }[] = [];
    const messages = [{ id: 'm1', text: 'Ten minutes are given to everyone.', at: at(60) }];
    let online = true;
    const { desk } = await sit({
      server,
      calls: {
        ...callsOn(server),
        showSheet: async () => aSheet(),
        checkIn: async (_seat, events, read) => {
          if (!online) throw refusal(0, 'NETWORK');
          sent.push({ events, read });
          const unread = messages.filter(({ id }) => !read.includes(id));
          return { standing: server.standing(), messages: unread, againInSeconds: 15 };
        },
      },
    });
    return { desk, server, sent, offline: () => (online = false), online: () => (online = true) };
  };

  it('reach the student with a message, and learn that it was read', async () => {
    const { desk, sent } = await watched();
    await desk.giveSign();
    expect(desk.view().messages.map(({ text }) => text)).toEqual(['Ten minutes are given to everyone.']);
    desk.readMessage('m1');
    expect(desk.view().messages).toEqual([]);
    await desk.giveSign();
    expect(sent.at(-1)?.read).toEqual(['m1']);
    expect(desk.view().messages).toEqual([]);
  });

  it('stop the clock of a console that only gave a sign of life', async () => {
    const { desk, server } = await watched();
    server.pausedAt = at(60);
    await desk.giveSign();
    expect(desk.view().standing?.pausedAt).toBe(at(60));
  });

  it('learn what the console noticed once, also when the network was away meanwhile', async () => {
    const { desk, sent, offline, online } = await watched();
    offline();
    desk.notice('focus_lost', 7);
    await desk.giveSign();
    online();
    desk.readMessage('m1');
    await desk.giveSign();
    expect(sent.at(-1)?.events).toMatchObject([
      { kind: 'focus_lost', seconds: 7, at: new Date(deadline - 3_607_000).toISOString() },
    ]);
    desk.readMessage('m1');
    await desk.giveSign();
    expect(sent.at(-1)?.events).toEqual([]);
  });
});

describe('a device that took over', () => {
  it('learns what the one before it typed also while signs of life are answered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { desk, server } = await sit({ server: fakeServer({ seat: 1 }) });
    await desk.beat(0);
    const late = {
      sequence: 1,
      questionId: 'p2',
      kind: 'answer',
      answer: { response: { options: [4] }, review: false, seconds: 5 },
    };
    await server.send(1, [late as AnswerWrite]);
    vi.setSystemTime(Date.now() + 14_000);
    await desk.giveSign();
    await desk.beat(15_000);
    expect(desk.view().console?.questions['p2']?.saved).toBeNull();
    vi.setSystemTime(Date.now() + 1000);
    await desk.beat(15_000);
    expect(desk.view().console?.questions['p2']?.saved?.response).toEqual({ options: [4] });
  });
});
