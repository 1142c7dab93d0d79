import { answerEnquiry } from '../../../src/domains/engagement/enquiries/answer-enquiry.ts';
import { insertEnquiry } from '../../../src/domains/engagement/enquiries/enquiries.store.ts';
import { type Context, inTransaction } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { at, HOUR } from '../papers/days.ts';

/** What people asked about courses before they joined: one was answered on the phone, two wait. */
const asked = [
  {
    course: 0,
    hoursAgo: 70,
    name: 'Sanjay Kulkarni',
    contact: '+919822010345',
    message: 'My son is in class 11. Can he join in December, and is there a class on Sundays?',
    answer: 'Called on Monday: he can join, and Sunday has a test. He comes to the office on Saturday.',
  },
  {
    course: 2,
    hoursAgo: 26,
    name: 'Ritu Bhosale',
    contact: 'ritu.bhosale@abhyas.example',
    message: 'Does the NEET course have notes in Hindi too?',
  },
  {
    course: 0,
    hoursAgo: 3,
    name: 'Imran Qureshi',
    contact: '+919860077120',
    message: 'I have the books of class 12 already. Is there a price for the tests alone?',
  },
] as const;

export async function seedEnquiries(owner: Context, courseIds: readonly string[]): Promise<void> {
  for (const { course, hoursAgo, name, contact, message, ...rest } of asked) {
    const then = at(owner, new Date(owner.clock.now().getTime() - hoursAgo * HOUR));
    const id = newId();
    const enquiry = { id, courseId: courseIds[course] ?? '', accountId: null, name, contact, message };
    await inTransaction(then, (tx) => insertEnquiry(tx, enquiry));
    if ('answer' in rest) await answerEnquiry(then, { params: { enquiryId: id }, body: { answer: rest.answer } });
  }
}
