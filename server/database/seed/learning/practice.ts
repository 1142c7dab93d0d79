import { assignPractice } from '../../../src/domains/practice/assignments/assign-practice.ts';
import { chaptersOfExam } from '../../../src/domains/practice/beliefs/exam-chapters.ts';
import { practised, type PractisedSet } from '../../../src/domains/practice/sessions/factories.ts';
import { upsertPlan } from '../../../src/domains/practice/plan/plans.store.ts';
import { saveGoal } from '../../../src/domains/practice/sessions/goals.store.ts';
import { type Context, inTransaction } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, DAY, HOUR } from '../papers/days.ts';

const JEE_MAIN = 2;

/** Days ago, chapter, how good she is in it, how many questions; a chapter may end with its checkpoint. */
type Line = readonly [
  daysAgo: number,
  chapter: string,
  ability: number,
  questions: number,
  kind?: PractisedSet['kind'],
];

/** Weeks of Ananya: mechanics and bonding are hers, heat was hers long ago, and calculus and rotation are still hard. */
const weeksOfAnanya: readonly Line[] = [
  [92, 'Thermodynamics and Kinetic Theory', 3, 6],
  [88, 'Thermodynamics and Kinetic Theory', 5, 6, 'checkpoint'],
  [34, 'Atomic Structure', 1.8, 6],
  [32, 'Kinematics', 2.4, 6],
  [31, 'Kinematics', 4, 6],
  [29, 'Laws of Motion', 2.5, 6],
  [28, 'Trigonometry', 1.6, 6],
  [27, 'Laws of Motion', 4, 6],
  [25, 'Laws of Motion', 6, 6, 'checkpoint'],
  [24, 'Periodicity and Chemical Bonding', 4, 6],
  [22, 'Periodicity and Chemical Bonding', 5, 6],
  [20, 'Periodicity and Chemical Bonding', 6, 6, 'checkpoint'],
  [19, 'Limits and Differential Calculus', -0.8, 6],
  [18, 'Work, Energy and Power', -0.4, 6],
  [17, 'Sets, Relations and Functions', 4, 6],
  [16, 'Sets, Relations and Functions', 6, 6],
  [14, 'Rotational Motion and Gravitation', -1.2, 6],
  [13, 'Sets, Relations and Functions', 6, 6, 'checkpoint'],
  [12, 'Coordinate Geometry', 0.8, 6],
  [11, 'Rotational Motion and Gravitation', -0.6, 6],
  [10, 'Kinematics', 6, 6, 'checkpoint'],
  [8, 'Electrostatics and Current Electricity', 0.6, 6],
  [6, 'Periodicity and Chemical Bonding', 5, 6],
];

/** What a student of the batch does in the weeks: until how many days ago, and how good then and at the end. */
interface Habit {
  readonly place: number;
  readonly until: number;
  readonly ability: number;
  readonly later?: number;
}
const habits: readonly Habit[] = [
  { place: 2, until: 1, ability: 1.2 },
  { place: 4, until: 10, ability: 0.8 },
  { place: 6, until: 0, ability: 3, later: -1.5 },
  { place: 8, until: 2, ability: 0.2 },
  { place: 10, until: 1, ability: 4 },
  { place: 12, until: 0, ability: -0.4 },
  { place: 14, until: 9, ability: 1 },
  { place: 16, until: 1, ability: 2 },
  { place: 18, until: 3, ability: 0.5 },
];
const inTurn = [
  'Kinematics',
  'Laws of Motion',
  'Kinematics',
  'Electrostatics and Current Electricity',
  'Rotational Motion and Gravitation',
] as const;

const seenFrom = (owner: Context) => {
  const now = owner.clock.now().getTime();
  return (accountId: string, daysAgo: number, hours: number) =>
    at(actingAs(owner, accountId, 'student'), new Date(now - daysAgo * DAY - hours * HOUR));
};

/** Weeks of practice of a batch, before there were tests whose questions are kept from it. */
export async function seedPracticeWeeks(owner: Context, studentIds: readonly string[]): Promise<void> {
  const [ananya = ''] = studentIds;
  const when = seenFrom(owner);
  const examOn = new Date(owner.clock.now().getTime() + 63 * DAY).toISOString().slice(0, 10);
  await inTransaction(owner, async (tx) => {
    await saveGoal(tx, ananya, { questions: 12, restDays: [0] });
    await upsertPlan(tx, ananya, { examId: JEE_MAIN, examOn, minutes: 25 });
  });
  for (const [daysAgo, chapter, ability, questions, kind = 'chapter'] of weeksOfAnanya)
    await practised(when(ananya, daysAgo, 3), { kind, examId: JEE_MAIN, chapter, questions, ability });
  for (const { place, until, ability, later = ability } of habits)
    for (const [turn, chapter] of inTurn.entries()) {
      const daysAgo = until + 5 * (inTurn.length - 1 - turn);
      const how = turn >= inTurn.length - 2 ? later : ability;
      const set = { kind: 'chapter', examId: JEE_MAIN, chapter, questions: 6, ability: how } as const;
      await practised(when(studentIds[place] ?? '', daysAgo, 4), set);
    }
}

/** The last days of the student whom the README signs in, and a set of hers that still waits. */
export async function seedPracticeDays(owner: Context, ananya: string): Promise<void> {
  const when = seenFrom(owner);
  for (const daysAgo of [4, 3, 2, 1])
    await practised(when(ananya, daysAgo, 2), { kind: 'smart', examId: JEE_MAIN, questions: 12, ability: 1.4 });
  const waits = { kind: 'smart', examId: JEE_MAIN, questions: 20, answered: 8 } as const;
  await practised(when(ananya, 0, 0.7), { ...waits, ability: 1.2 });
}

/** The physics teacher asks her batch for two chapters, two days ago and until the day after tomorrow. */
export async function seedAskedPractice(teacher: Context, batchId: string): Promise<void> {
  const asked = at(teacher, new Date(teacher.clock.now().getTime() - 2 * DAY));
  const { chapters } = (await chaptersOfExam(asked, JEE_MAIN))!;
  const wanted = new Set(['Work, Energy and Power', 'Electrostatics and Current Electricity']);
  await assignPractice(asked, {
    params: { batchId },
    body: {
      accountIds: [],
      examId: JEE_MAIN,
      chapterIds: chapters.filter(({ name }) => wanted.has(name)).map(({ id }) => id),
      questions: 10,
      dueOn: new Date(teacher.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10),
      note: 'Try these before we begin magnetism. Write down which energy you use.',
    },
  });
}
