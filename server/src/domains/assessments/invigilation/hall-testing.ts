import {
  type Console,
  examRoom,
  type ExamRoom,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';

/** A paper of three questions (option 2 right) that a teacher watches. */
export interface Hall {
  readonly world: World;
  readonly room: ExamRoom;
  readonly teacher: Person;
  readonly paperId: string;
  readonly questions: readonly [string, string, string];
  readonly sit: () => Promise<Sitter>;
  /** The clock moves on; the teacher and who sat down last sign in again, as their pages would. */
  readonly later: (by: { readonly minutes?: number; readonly seconds?: number }) => Promise<void>;
  readonly watch: () => ReturnType<Person['api']['assessments']['watchPaper']>;
  /** The attempt as it stands on the teacher's page now, to act on. */
  readonly seen: (...sitters: readonly Sitter[]) => Promise<{ attempts: { attemptId: string; revision: number }[] }>;
}
export interface Sitter {
  readonly student: Person;
  readonly desk: Console;
  readonly standing: () => ReturnType<Person['api']['assessments']['showStanding']>;
  readonly checkIn: (
    body?: Partial<Parameters<Person['api']['assessments']['checkIn']>[0]['body']>,
  ) => ReturnType<Person['api']['assessments']['checkIn']>;
}

export async function openHall(story: Parameters<ExamRoom['paper']>[1] = { minutes: 60 }): Promise<Hall> {
  const world = await testWorld();
  const room = await examRoom(world);
  const questions = [await room.question(), await room.question(), await room.question()] as const;
  const paperId = await room.paper(questions, story);
  const { teacher } = room;
  const people: Person[] = [];
  const watch = () => teacher.api.assessments.watchPaper({ params: { paperId }, query: { size: 100 } });
  return {
    world,
    room,
    teacher,
    paperId,
    questions,
    watch,
    later: async (by) => {
      world.clock.advance(by);
      for (const person of [teacher, ...people.slice(0, 5)]) await person.signInAgain();
    },
    sit: async () => {
      const student = await room.place.person('student');
      people.unshift(student);
      const desk = await sitDown(student, paperId);
      const params = { attemptId: desk.attemptId };
      return {
        student,
        desk,
        standing: () => student.api.assessments.showStanding({ params }),
        checkIn: (body = {}) => student.api.assessments.checkIn({ params, body: { seat: desk.seat, ...body } }),
      };
    },
    seen: async (...sitters) => {
      const { rows } = await watch();
      const ids = new Set(sitters.map(({ desk }) => desk.attemptId));
      return {
        attempts: rows.flatMap(({ attempt }) =>
          attempt && ids.has(attempt.attemptId) ? [{ attemptId: attempt.attemptId, revision: attempt.revision }] : [],
        ),
      };
    },
  };
}

export const option = (number: number) => ({ options: [number] });
