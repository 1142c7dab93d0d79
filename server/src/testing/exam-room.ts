import type { AnswerWrite, MarkingRule, SavedAnswer } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, QuestionDraft, QuestionType, Response } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import {
  anAttempt,
  aPaper,
  type AttemptStory,
  type PaperStory,
  someAttempts,
} from '../domains/assessments/factories.ts';
import { anArea } from '../domains/taxonomy/factories.ts';
import type { Person } from './person.ts';
import type { TestInstitute, World } from './world.ts';

/** An institute of its own with a teacher, for tests of papers and attempts: everything in it goes through the API. */
export interface ExamRoom {
  readonly place: TestInstitute;
  readonly teacher: Person;
  /** Writes a question and names it. */
  readonly question: (type?: QuestionType, key?: AnswerKey, area?: string) => Promise<string>;
  /** A published paper of these questions (each SINGLE with option 2 right unless made otherwise). */
  readonly paper: (
    questionIds: readonly string[],
    story?: Omit<Partial<PaperStory>, 'sections'> & {
      readonly rule?: MarkingRule;
      /** Of the answers only so many count. */
      readonly counted?: number;
    },
  ) => Promise<string>;
  /** An attempt that was finished earlier. */
  readonly finished: (paperId: string, story: AttemptStory) => Promise<string>;
  /** The same of many at once. */
  readonly finishedAll: (paperId: string, stories: readonly AttemptStory[]) => Promise<string[]>;
}

export async function examRoom(world: World, story?: Parameters<World['institute']>[0]): Promise<ExamRoom> {
  const place = await world.institute(story);
  const teacher = await place.person('teacher');
  return {
    place,
    teacher,
    question: async (type = 'SINGLE', key = option(2), area = 'Kinematics') => {
      const { id } = await anArea(place.ctx(), area);
      return (await teacher.api.questions.createQuestion({ body: questionDraft(type, key, id) })).questionId;
    },
    paper: (questionIds, { rule, counted, ...story } = {}) =>
      aPaper(place.ctx(), {
        ...story,
        sections: [{ questionIds, ...(rule && { rule }), ...(counted !== undefined && { counted }) }],
      }),
    finished: (paperId, story) => anAttempt(place.ctx(), paperId, story),
    finishedAll: (paperId, stories) => someAttempts(place.ctx(), paperId, stories),
  };
}

/** The key of a question whose right options are these. */
export const option = (...options: number[]): AnswerKey => ({ kind: 'choice', accepted: [options] });
/** The key of a number. */
export const number = (value: string): AnswerKey => ({ kind: 'number', accepted: [{ from: value, to: value }] });

let counter = 0;
function questionDraft(type: QuestionType, key: AnswerKey, knowledgeAreaId: string): QuestionDraft {
  const options = key.kind === 'choice' ? ['One', 'Two', 'Three', 'Four'].map(fromSource) : [];
  return {
    type,
    difficulty: 1,
    knowledgeAreaId,
    pastExams: [],
    content: {
      en: {
        stem: fromSource(`How far does body ${++counter} travel?`),
        options,
        explanation: fromSource('It follows from $v = u + at$.'),
      },
    },
    key,
  };
}

/** A console in a test: it counts its writes as a real one does. */
export interface Console {
  readonly attemptId: string;
  readonly seat: number;
  readonly answer: (
    questionId: string,
    response: Response | null,
    extra?: Partial<SavedAnswer> & { kind?: 'answer' | 'draft' },
  ) => AnswerWrite;
  readonly send: (...writes: AnswerWrite[]) => ReturnType<Person['api']['assessments']['saveAnswers']>;
  /** `answer` and `send` in one. */
  readonly save: (
    questionId: string,
    response: Response | null,
    extra?: Partial<SavedAnswer> & { kind?: 'answer' | 'draft' },
  ) => Promise<string>;
  readonly submit: (lastSequence?: number) => ReturnType<Person['api']['assessments']['submitAttempt']>;
}

/** Starts the paper, or goes on with it, and sits down with a new device. */
export async function sitDown(student: Person, paperId: string): Promise<Console> {
  const { attemptId } = await student.api.assessments.startAttempt({ params: { paperId } });
  return takeSeat(student, attemptId);
}

export async function takeSeat(student: Person, attemptId: string): Promise<Console> {
  const { seat } = await student.api.assessments.takeSeat({ params: { attemptId } });
  let sequence = 0;
  const answer: Console['answer'] = (questionId, response, { kind = 'answer', ...extra } = {}) => ({
    sequence: ++sequence,
    questionId,
    kind,
    answer: { response, review: false, seconds: 10, ...extra },
  });
  const send: Console['send'] = (...writes) =>
    student.api.assessments.saveAnswers({ params: { attemptId }, body: { seat, writes } });
  return {
    attemptId,
    seat,
    answer,
    send,
    save: async (...given) => (await send(answer(...given))).verdicts[0]!,
    submit: (lastSequence = sequence) =>
      student.api.assessments.submitAttempt({ params: { attemptId }, body: { seat, lastSequence } }),
  };
}
