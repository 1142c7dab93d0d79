import { isNewer } from '@abhyas/contract/live/stage/board-versions';
import type { BoardElement } from '@abhyas/contract/live/stage/board';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../kernel/clock.ts';
import {
  listening,
  openLine,
  type Person,
  testWorld,
  type TestInstitute,
  type World,
} from '../../../../testing/index.ts';
import { startOtherProcess } from '../../../../testing/other-process.ts';
import { aBatch } from '../../../cohorts/factories.ts';
import { aBoardElement as shape } from '../../factories.ts';

let world: World;
let place: TestInstitute;
let port: number;
let farida: Person;
let asha: Person;
let ravi: Person;
let batchId: string;
let one: { params: { classId: string } };

beforeAll(async () => {
  world = await testWorld();
  port = await listening(world);
});
beforeEach(async () => {
  world.clock.set(new Date('2026-11-20T13:25:00Z'));
  place = await world.institute();
  farida = await place.person('teacher');
  asha = await place.person('student');
  ravi = await place.person('student');
  batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members: [asha.accountId, ravi.accountId] });
  const owner = await place.person('owner');
  await owner.api.live.saveLicences({ body: { auto: 1 } });
  const when = { day: dayIn('Asia/Kolkata', world.clock.now()), time: '19:00', minutes: 60 };
  const whom = { batchIds: [batchId], teacherId: farida.accountId };
  const { classIds } = await farida.api.live.createClasses({
    body: { title: 'Optics', kind: 'room', ...whom, ...when },
  });
  one = { params: { classId: classIds[0]! } };
});

const enter = async (who: Person, at = port) => openLine(at, who, (await who.api.live.joinClass(one)).roomToken);
type Line = Awaited<ReturnType<typeof enter>>;
const open = (desk: Line, everybody = false) => desk.say('setBoard', { shown: true, everybody });

/** What a page that was told everything would show, by the rule that holds on every page. */
function shownBy({ news }: Line): Map<string, BoardElement> {
  const shown = new Map<string, BoardElement>();
  const pieces = news.filter(({ kind }) => kind === 'drawn') as Extract<Line['news'][number], { kind: 'drawn' }>[];
  for (const all of Map.groupBy(pieces, ({ drawingId }) => drawingId).values()) {
    if (all.length < all[0]!.of) continue;
    const text = all
      .toSorted((a, b) => a.place - b.place)
      .map(({ piece }) => piece)
      .join('');
    for (const element of JSON.parse(text) as BoardElement[]) {
      if (isNewer(element, shown.get(element.id))) shown.set(element.id, element);
    }
  }
  return shown;
}
const inOrder = (elements: Iterable<BoardElement>) => [...elements].toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('the board', () => {
  it('is the same for two who draw at once, on two servers, and for who comes late', async () => {
    const other = await startOtherProcess(world);
    const [desk, phone] = [await enter(farida), await enter(asha, other.port)];
    await open(desk, true);
    const versions = [1, 2, 3, 4, 5, 6];
    await Promise.all(
      versions.flatMap((version) => [
        // The same element, changed by both under the same versions, and one of each alone.
        desk.say('drawBoard', { elements: [shape('both', { version, versionNonce: version * 10, x: 1 }), shape('d')] }),
        phone.say('drawBoard', {
          elements: [shape('both', { version, versionNonce: 100 - version, x: 2 }), shape('p')],
        }),
      ]),
    );
    const late = await enter(ravi);
    const { elements } = await late.say('readBoard');
    expect(inOrder(elements).map(({ id, version, x }) => [id, version, x])).toEqual([
      ['both', 6, 1],
      ['d', 1, 0],
      ['p', 1, 0],
    ]);
    await expect.poll(() => inOrder(shownBy(desk).values())).toEqual(inOrder(elements));
    await expect.poll(() => inOrder(shownBy(phone).values())).toEqual(inOrder(elements));
    await other.stop('SIGKILL');
  });

  it('carries a long line and words of any language in pieces', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await open(desk);
    const points = Array.from({ length: 2500 }, (_, at): [number, number] => [at, at % 7]);
    const drawn = [
      shape('line', { type: 'freedraw', points }),
      shape('words', { type: 'text', text: 'वेग 🙂 '.repeat(600) }),
    ];
    await desk.say('drawBoard', { elements: drawn });
    await expect.poll(() => inOrder(shownBy(phone).values())).toEqual(drawn);
    const pieces = phone.news.filter(({ kind }) => kind === 'drawn');
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map((piece) => Buffer.byteLength(JSON.stringify(piece))))).toBeLessThan(7800);
  });

  it('is drawn on by the teacher, by who is let speak, and by everybody where the teacher says so', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    const draw = () => phone.say('drawBoard', { elements: [shape('mine')] });
    const closed = { error: 'LIVE_BOARD_CLOSED', status: 403 };
    await expect(draw()).rejects.toMatchObject(closed);
    await expect(phone.say('setBoard', { shown: true, everybody: true })).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await open(desk);
    expect((await phone.told('board')).board).toEqual({ shown: true, everybody: false, view: null });
    await expect(draw()).rejects.toMatchObject(closed);
    await desk.say('promoteStudent', { accountId: asha.accountId });
    await draw();
    await desk.say('demoteStudent', { accountId: asha.accountId });
    await expect(draw()).rejects.toMatchObject(closed);
    await open(desk, true);
    await draw();
    await desk.say('setBoard', { shown: false, everybody: true });
    await expect(draw()).rejects.toMatchObject(closed);
  });

  it('shows students what part of it the teacher looks at', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await open(desk, true);
    const view = { x: -40, y: 10, width: 900, height: 600 };
    await expect(phone.say('drawBoard', { elements: [], view })).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await desk.say('drawBoard', { elements: [], view });
    expect((await phone.told('board', ({ board }) => board.view !== null)).board.view).toEqual(view);
    expect((await (await enter(ravi)).say('showRoom')).board).toEqual({ shown: true, everybody: true, view });
  });

  it('stays rubbed out when a page that was away brings it again', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await open(desk, true);
    const mark = (version: number, isDeleted: boolean) =>
      shape('mark', { type: 'text', text: 'x²', version, isDeleted });
    await desk.say('drawBoard', { elements: [mark(4, false)] });
    await desk.say('drawBoard', { elements: [mark(5, true)] });
    await phone.say('drawBoard', { elements: [mark(4, false), mark(3, false)] });
    const { elements } = await phone.say('readBoard');
    expect(elements).toMatchObject([{ id: 'mark', version: 5, isDeleted: true }]);
    expect(elements[0]).not.toHaveProperty('text');
  });
});

describe('what is too much for a board', () => {
  const invalid = { error: 'INVALID_INPUT' };

  it('is refused: a drawing that is too large, shapes without end, and versions that nobody could overtake', async () => {
    const desk = await enter(farida);
    await open(desk);
    const draw = (...elements: BoardElement[]) => desk.say('drawBoard', { elements });
    await expect(draw(shape('wide', { width: 1e9, fillStyle: 'hachure' }))).rejects.toMatchObject(invalid);
    await expect(draw(shape('far', { x: 1e300 }))).rejects.toMatchObject(invalid);
    await expect(draw(shape('colour', { strokeColor: 'url("https://elsewhere.example")' }))).rejects.toMatchObject(
      invalid,
    );
    await expect(draw(...Array.from({ length: 151 }, (_, at) => shape(`n${at}`)))).rejects.toMatchObject(invalid);
    await expect(draw(shape('first', { version: 20_000 }))).rejects.toMatchObject(invalid);
    await draw(shape('held', { version: 10_000 }));
    await expect(draw(shape('held', { version: 900_000_000 }))).rejects.toMatchObject(invalid);
    await draw(shape('held', { version: 10_001, x: 5 }));
    desk.socket.emit('drawBoard', { elements: [shape('bomb', { type: 'text', text: 'x'.repeat(70_000) })] }, () => {});
    await desk.closed();
    expect((await (await enter(ravi)).say('readBoard')).elements).toMatchObject([{ id: 'held', x: 5 }]);
  });

  it('is dropped: pictures, frames of other sites, links and hidden words', async () => {
    const desk = await enter(farida);
    await open(desk);
    for (const type of ['image', 'iframe', 'embeddable'])
      await expect(desk.say('drawBoard', { elements: [{ ...shape('x'), type } as never] })).rejects.toMatchObject(
        invalid,
      );
    const more = { link: 'javascript:alert(1)', customData: { hidden: true } };
    await desk.say('drawBoard', { elements: [{ ...shape('plain'), ...more }] });
    expect((await desk.say('readBoard')).elements).toEqual([shape('plain')]);
  });

  it('finds the board full, until something is rubbed out', async () => {
    const desk = await enter(farida);
    await open(desk);
    await world.query('update live_boards set bytes = 999000 where class_id = $1', [one.params.classId]);
    const words = (id: string, version = 1) => shape(id, { type: 'text', text: 'x'.repeat(400), version });
    await desk.say('drawBoard', { elements: [words('a')] });
    await expect(desk.say('drawBoard', { elements: [words('b')] })).rejects.toMatchObject({ error: 'LIVE_BOARD_FULL' });
    await desk.say('drawBoard', { elements: [{ ...words('a', 2), isDeleted: true }] });
    await desk.say('drawBoard', { elements: [words('a', 3)] });
    await world.query('update live_boards set bytes = 0, elements = 5000 where class_id = $1', [one.params.classId]);
    await expect(desk.say('drawBoard', { elements: [shape('c')] })).rejects.toMatchObject({ error: 'LIVE_BOARD_FULL' });
    await desk.say('drawBoard', { elements: [shape('a', { version: 4 })] });
  });

  it('does not fill the board with what nobody sees', async () => {
    const desk = await enter(farida);
    await open(desk);
    const many = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, at) => prefix.repeat(30) + String(at));
    const fat = (id: string, version = 1) =>
      shape(id, {
        version,
        isDeleted: true,
        groupIds: many('g', 50),
        boundElements: many('b', 200).map((bound) => ({ id: bound, type: 'arrow' })),
        name: 'x'.repeat(200),
      });
    await desk.say('drawBoard', { elements: [shape('seen'), shape('brief'), fat('unseen'), fat('brief', 2)] });
    const kept = async () => (await desk.say('readBoard')).elements.map(({ id }) => id);
    expect(await kept()).toEqual(['seen']);
    await desk.say('drawBoard', { elements: [fat('seen', 2)] });
    expect(await kept()).toEqual(['seen']);
    const [board] = await world.query('select elements, bytes from live_boards where class_id = $1', [
      one.params.classId,
    ]);
    expect(board!['elements']).toBe(1);
    expect(Number(board!['bytes'])).toBeLessThan(600);
  });

  it('comes too often, from one and from all together', async () => {
    const more = await Promise.all([1, 2].map(() => place.person('student')));
    await farida.api.cohorts.addMembers({
      params: { batchId },
      body: { accountIds: more.map((who) => who.accountId) },
    });
    const [desk, ...phones] = await Promise.all([farida, asha, ravi, ...more].map((who) => enter(who)));
    await open(desk!, true);
    const refusedOf = async (line: Line) => {
      const draws = Array.from({ length: 41 }, () => line.say('drawBoard', { elements: [] }));
      return (await Promise.allSettled(draws)).filter(({ status }) => status === 'rejected');
    };
    const tooMany = { reason: { error: 'TOO_MANY_REQUESTS' } };
    for (const phone of phones.slice(0, 3)) expect(await refusedOf(phone)).toMatchObject([tooMany]);
    // Each of them keeps to the limit of one person; all of them together do not.
    expect((await refusedOf(phones[3]!)).length).toBeGreaterThan(30);
    expect(await refusedOf(desk!)).toMatchObject([tooMany]);
  });
});

describe('the board after a class', () => {
  it('is shown to whom the class was held, without what was rubbed out', async () => {
    const desk = await enter(farida);
    await open(desk);
    await desk.say('drawBoard', { elements: [shape('kept'), shape('gone', { isDeleted: true })] });
    await farida.api.live.startClass(one);
    await farida.api.live.endClass(one);
    expect(await asha.api.live.showClassBoard(one)).toEqual({ elements: [shape('kept')] });
    expect((await farida.api.live.showClassBoard(one)).elements).toHaveLength(1);
    const outsider = await place.person('student');
    await expect(outsider.api.live.showClassBoard(one)).rejects.toMatchObject({ error: 'LIVE_NOT_YOURS' });
  });
});
