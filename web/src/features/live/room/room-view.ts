import type { RoomMessage, RoomNews, RoomPerson, RoomPoll, RoomState } from '@abhyas/contract/live/room';

/** A room after something was told. Pure. */
export function afterNews(room: RoomState, news: RoomNews): RoomState {
  if (news.kind === 'now') return { ...room, now: news.now };
  if (news.kind === 'message') return { ...room, messages: withMessage(room.messages, news.message) };
  if (news.kind === 'poll') return { ...room, polls: withPoll(room.polls, news.poll) };
  if (news.kind === 'feeds') return { ...room, feeds: [...news.feeds] };
  if (news.kind === 'engine:restarted' || news.kind === 'muted' || news.kind === 'drawn') return room;
  if (news.kind === 'board') return { ...room, board: news.board };
  if (news.kind === 'slides') return { ...room, slides: news.slides };
  if (news.kind === 'gone')
    return { ...room, people: room.people.filter(({ accountId }) => accountId !== news.accountId) };
  const known = room.people.some(({ accountId }) => accountId === news.person.accountId);
  const people = known
    ? room.people.map((one) => (one.accountId === news.person.accountId ? news.person : one))
    : [...room.people, news.person];
  return { ...room, people };
}

/** What is told to all says nothing of the own answer. */
function withPoll(all: readonly RoomPoll[], poll: RoomPoll): RoomPoll[] {
  const known = all.find(({ id }) => id === poll.id);
  const next = { ...poll, mine: poll.mine ?? known?.mine ?? null };
  return known ? all.map((one) => (one.id === poll.id ? next : one)) : [...all, next];
}

/** Ids sort by the time at which they were made: what comes late stands where it belongs. */
function withMessage(all: readonly RoomMessage[], message: RoomMessage): RoomMessage[] {
  return [...all.filter(({ id }) => id !== message.id), message].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Who has a hand up, the longest first. Pure. */
export function handsOf(
  people: readonly RoomPerson[],
): (RoomPerson & { readonly hand: NonNullable<RoomPerson['hand']> })[] {
  return people
    .flatMap((one) => (one.hand ? [{ ...one, hand: one.hand }] : []))
    .toSorted((a, b) => (a.hand.since < b.hand.since ? -1 : 1));
}

/** Teachers first, then by name; those whose line is lost stand with the others. Pure. */
export const inOrder = (people: readonly RoomPerson[]): RoomPerson[] =>
  people.toSorted((a, b) => a.role.localeCompare(b.role) || a.name.localeCompare(b.name, 'en'));

/** Who of the staff teaches: the planned teacher where they are there, else whoever is; undefined while nobody is. Pure. */
export function whoTeaches({ people, teacher }: Pick<RoomState, 'people' | 'teacher'>): RoomPerson | undefined {
  const there = people.filter(({ role, away }) => role === 'instructor' && !away);
  return there.find(({ accountId }) => accountId === teacher.id) ?? there[0];
}

interface Size {
  readonly width: number;
  readonly height: number;
}
/** A page that is narrower than so many pixels is too small to read. */
const READABLE = 480;

/**
 * How much larger a page of slides is drawn than it is: whole, or where that is too small to read, as wide as the room, so that it is moved up
 * and down. Pure.
 */
export function scaleOf(page: Size, room: Size): number {
  const wide = room.width / page.width;
  const whole = Math.min(wide, room.height / page.height);
  const isReadable = whole * page.width >= Math.min(READABLE, 0.75 * room.width);
  return isReadable ? whole : wide;
}
