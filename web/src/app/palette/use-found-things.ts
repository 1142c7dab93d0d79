import type { api as contract } from '@abhyas/contract';
import type { Batch } from '@abhyas/contract/cohorts/batches';
import type { Endpoint, Reply } from '@abhyas/contract/endpoint';
import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import type { Me } from '@abhyas/contract/identity/sign-in';
import {
  IconBook2,
  IconClipboardCheck,
  IconListDetails,
  IconNotes,
  IconUser,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, query } from '../../lib/api.ts';
import { mayEnter } from '../../lib/areas.ts';
import { can } from '../../lib/session.ts';
import { readableText } from '../../ui/rich-text/readable-text.ts';

/** A row of what an endpoint answers. */
type RowOf<E extends Endpoint> = Reply<E> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

export type FoundKind = 'students' | 'tests' | 'courses' | 'lessons' | 'questions' | 'batches';

/** A thing that the words typed into the palette may mean. */
export interface FoundThing {
  readonly to: string;
  readonly label: string;
  readonly note: string;
  readonly icon: Icon;
  readonly kind: FoundKind;
  /** What is known of it, to be looked at before it is opened: the texts stand under `app.palette.facts`. */
  readonly facts?: readonly (readonly [fact: string, value: string | number | null])[];
}

/** One letter would find nearly everything. */
const LEAST = 2;
/** So many of a kind are looked for; where so many are found, there may be more. */
const MOST = 12;

/** What staff find, where the role may list it. */
const ofStaff = [
  ['students', 'people.read'],
  ['tests', 'papers.write'],
  ['courses', 'courses.read'],
  ['lessons', 'courses.read'],
  ['questions', 'questions.read'],
  ['batches', 'cohorts.read'],
] as const;
const ofStudents: readonly FoundKind[] = ['tests', 'courses', 'lessons'];

/** What this person can find here, in the order in which it is shown. */
export function kindsToFind(settings: InstituteSettings, me: Me | undefined): FoundKind[] {
  if (me?.verified !== true) return [];
  const asStaff = mayEnter('partner', settings, me)
    ? ofStaff.flatMap(([kind, capability]) => (can(me, capability) ? [kind] : []))
    : [];
  const asStudent = mayEnter('student', settings, me) ? ofStudents : [];
  return [...new Set<FoundKind>([...asStaff, ...asStudent])];
}

/** How many were found of a kind, or of all; `more`: there may be others. */
export function countFound(found: readonly FoundThing[], kind?: FoundKind) {
  const counted = found.filter((thing) => kind === undefined || thing.kind === kind);
  const byKind = [...Map.groupBy(counted, (thing) => thing.kind).values()];
  return { count: counted.length, more: byKind.some(({ length }) => length === MOST) };
}

/**
 * Students, tests, courses, lessons, questions and batches for staff, each where the role may list it; a student's own tests, courses and
 * lessons. The server decides what fits, so nothing is found that the list behind it would not show.
 */
export function useFoundThings(words: string, settings: InstituteSettings, me: Me | undefined): FoundThing[] {
  const enough = words.length >= LEAST && me?.verified === true;
  return [
    ...useFoundByStaff(words, enough && mayEnter('partner', settings, me) ? me : undefined),
    ...useOwnThings(words, enough && mayEnter('student', settings, me)),
  ];
}

function useFoundByStaff(words: string, me: Me | undefined): FoundThing[] {
  const asked = { query: { search: words, size: MOST } } as const;
  const may = new Set(ofStaff.flatMap(([kind, capability]) => (can(me, capability) ? [kind] : [])));
  const people = useQuery(sought(query(api.identity.findPeople, asked), may.has('students')));
  const papers = useQuery(sought(query(api.assessments.findPapers, asked), may.has('tests')));
  const courses = useQuery(sought(query(api.courses.findAuthoredCourses, asked), may.has('courses')));
  const lessons = useQuery(sought(query(api.courses.findLessons, asked), may.has('lessons')));
  const questions = useQuery(sought(query(api.questions.listQuestions, asked), may.has('questions')));
  const batches = useQuery(sought(query(api.cohorts.findBatches, asked), may.has('batches')));
  if (!me) return [];
  return [
    ...(people.data?.rows ?? []).map(ofPerson),
    ...(papers.data?.rows ?? []).map(ofPaper),
    ...(courses.data?.rows ?? []).map(ofCourse),
    ...(lessons.data?.rows ?? []).map(ofLesson),
    ...(questions.data?.rows ?? []).map(ofQuestion),
    ...(batches.data?.rows ?? []).map(ofBatch),
  ];
}

type Person = RowOf<typeof contract.identity.findPeople>;
function ofPerson({ accountId, name, email, mobileNumber, rollNumber }: Person): FoundThing {
  const facts = [
    ['roll', rollNumber],
    ['email', email],
    ['mobile', mobileNumber],
  ] as const;
  const note = [rollNumber, email].filter(Boolean).join(' · ');
  return { kind: 'students', icon: IconUser, to: `/partner/people/person/${accountId}`, label: name, note, facts };
}

function ofPaper({ id, title, questions, minutes }: RowOf<typeof contract.assessments.findPapers>): FoundThing {
  const facts = [
    ['questions', questions],
    ['minutes', minutes],
  ] as const;
  return { kind: 'tests', icon: IconClipboardCheck, to: `/partner/papers/${id}`, label: title, note: '', facts };
}

type Course = RowOf<typeof contract.courses.findAuthoredCourses>;
function ofCourse({ courseId, title, lessons, learners }: Course): FoundThing {
  const facts = [
    ['lessons', lessons],
    ['learners', learners],
  ] as const;
  return { kind: 'courses', icon: IconBook2, to: `/partner/courses/${courseId}`, label: title, note: '', facts };
}

function ofLesson({ courseId, course, lessonId, title }: RowOf<typeof contract.courses.findLessons>): FoundThing {
  const to = `/partner/courses/${courseId}/lessons/${lessonId}`;
  return { kind: 'lessons', icon: IconListDetails, to, label: title, note: course, facts: [['course', course]] };
}

function ofQuestion({ id, number, stem, knowledgeArea }: QuestionRow): FoundThing {
  const [label, note] = [`Q-${number}`, readableText(stem)];
  const facts = [
    ['chapter', knowledgeArea.name],
    ['stem', note],
  ] as const;
  return { kind: 'questions', icon: IconNotes, to: `/partner/questions/${id}`, label, note, facts };
}

function ofBatch({ id, name, description, members }: Batch): FoundThing {
  const facts = [
    ['members', members],
    ['about', description],
  ] as const;
  return { kind: 'batches', icon: IconUsersGroup, to: `/partner/groups/${id}`, label: name, note: description, facts };
}

/** A student has so few tests and courses that they are searched here; lessons and their chapters by the server. */
function useOwnThings(words: string, isStudent: boolean): FoundThing[] {
  const papers = useQuery({ ...query(api.assessments.listMyPapers, {}, { quiet: true }), enabled: isStudent });
  const courses = useQuery({ ...query(api.courses.listMyCourses, {}, { quiet: true }), enabled: isStudent });
  const lessons = useQuery(sought(query(api.courses.findMyLessons, { query: { search: words } }), isStudent));
  if (!isStudent) return [];
  const fitting = <T extends { readonly title: string }>(all: readonly T[] = []) =>
    all.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase())).slice(0, MOST);
  return [
    ...fitting(papers.data).map(({ paperId, title, questions, minutes }): FoundThing => {
      const facts = [
        ['questions', questions],
        ['minutes', minutes],
      ] as const;
      return {
        kind: 'tests',
        icon: IconClipboardCheck,
        to: `/student/tests/${paperId}`,
        label: title,
        note: '',
        facts,
      };
    }),
    ...fitting(courses.data?.rows).map(({ courseId, title, progress }): FoundThing => {
      const facts = [['lessons', progress.lessons]] as const;
      return { kind: 'courses', icon: IconBook2, to: `/student/courses/${courseId}`, label: title, note: '', facts };
    }),
    ...(lessons.data?.rows ?? []).slice(0, MOST).map(({ courseId, course, section, lessonId, title }): FoundThing => {
      const to = `/student/courses/${courseId}?lesson=${lessonId}`;
      const facts = [
        ['course', course],
        ['chapter', section],
      ] as const;
      return { kind: 'lessons', icon: IconListDetails, to, label: title, note: `${course} · ${section}`, facts };
    }),
  ];
}

/** What was found for the words before stays until the new words are answered. */
const sought = <T extends object>(asked: T, may: boolean) => ({
  ...asked,
  enabled: may,
  placeholderData: keepPreviousData,
});
