import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let courseId: string;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute({ allowedItems: ['marketPlace'] });
  owner = await place.person('owner');
  ({ courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details: { pricePaise: 100_000 } }));
});

const body = (over = {}) => ({ name: 'Om Deshmukh', contact: '98230 11223', message: 'When does it begin?', ...over });
const ask = (who: { readonly api: Person['api'] }, over = {}) =>
  who.api.engagement.sendEnquiry({ params: { courseId }, body: body(over) });
const open = async () => (await owner.api.engagement.listEnquiries({ query: {} })).rows;
const answer = (enquiryId: string, words: string) =>
  owner.api.engagement.answerEnquiry({ params: { enquiryId }, body: { answer: words } });

describe('an enquiry about a course', () => {
  it('comes from a visitor with a number, waits for staff, and is answered once, by a call that is written down', async () => {
    const { enquiryId } = await ask(place.visitor);
    expect(await open()).toMatchObject([
      {
        enquiryId,
        accountId: null,
        name: 'Om Deshmukh',
        contact: '+919823011223',
        course: { title: 'Waves' },
        answer: null,
      },
    ]);
    const { waiting } = await owner.api.insights.showStaffDay();
    expect(waiting).toContainEqual({ kind: 'enquiries', count: 1, first: null });
    expect(await answer(enquiryId, 'On Monday; she comes to the office.')).toEqual({ way: 'call' });
    await expect(answer(enquiryId, 'Again')).rejects.toMatchObject({ error: 'ENQUIRY_ANSWERED' });
    expect(await open()).toEqual([]);
    const { rows } = await owner.api.engagement.listEnquiries({ query: { state: 'answered' } });
    expect(rows).toMatchObject([{ enquiryId, answer: { words: 'On Monday; she comes to the office.', way: 'call' } }]);
  });

  it('is answered in the inbox of who has an account, and by mail where a visitor left an address', async () => {
    const student = await place.person('student');
    const mine = await ask(student, { contact: 'Student@Example.in' });
    expect(await answer(mine.enquiryId, 'It is open to you now.')).toEqual({ way: 'notice' });
    const { rows } = await student.api.notices.listNotices({ query: {} });
    expect(rows[0]).toMatchObject({
      subject: 'About Waves',
      text: 'It is open to you now.',
      link: `/courses/${courseId}`,
    });
    const theirs = await ask(place.visitor, { contact: 'meera@example.in' });
    expect(await answer(theirs.enquiryId, 'It costs ₹1,000.')).toEqual({ way: 'mail' });
    await world.runJobs();
    const mail = world.app.runtime.outbox.list().find(({ to }) => to === 'meera@example.in');
    expect(mail?.text).toContain('It costs ₹1,000.');
  });

  it('is kept for a year after its answer, or after it was asked where nobody answered, and then removed', async () => {
    const contacts = async () => {
      const lists = await Promise.all(
        (['open', 'answered'] as const).map((state) =>
          later.api.engagement.listEnquiries({ query: { state, size: 100 } }),
        ),
      );
      return lists.flatMap(({ rows }) => rows.map(({ contact }) => contact)).toSorted();
    };
    await ask(place.visitor, { contact: 'unanswered@example.in' });
    const slow = await ask(place.visitor, { contact: 'answered@example.in' });
    world.clock.advance({ days: 200 });
    await ask(place.visitor, { contact: 'recent@example.in' });
    let later = await place.person('owner');
    await later.api.engagement.answerEnquiry({ params: { enquiryId: slow.enquiryId }, body: { answer: 'Yes' } });
    world.clock.advance({ days: 166 });
    await world.sweep(place);
    await world.runJobs();
    later = await place.person('owner');
    expect(await contacts()).toEqual(['answered@example.in', 'recent@example.in']);
    world.clock.advance({ days: 200 });
    await world.sweep(place);
    await world.runJobs();
    later = await place.person('owner');
    expect(await contacts()).toEqual([]);
  });

  it('says beside the field that nobody could answer there', async () => {
    await expect(ask(place.visitor, { contact: 'at school' })).rejects.toMatchObject({
      error: 'ENQUIRY_CONTACT',
      fields: [{ path: 'contact' }],
    });
    await expect(ask(place.visitor, { contact: '111111' })).rejects.toMatchObject({
      error: 'CONTACT_MOBILE_INVALID',
    });
  });
});
