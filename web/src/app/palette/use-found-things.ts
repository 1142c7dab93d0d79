import type { PaperRow } from '@abhyas/contract/assessments/shapes';
import type { Batch } from '@abhyas/contract/cohorts/batches';
import type { CourseRow } from '@abhyas/contract/courses/authoring';
import type { PersonRow } from '@abhyas/contract/identity/people';
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

/** A thing that the words typed into the palette may mean. */
export interface FoundThing {
  readonly to: string;
  readonly label: string;
  readonly note: string;
  readonly icon: Icon;
  readonly kind: 'students' | 'tests' | 'courses' | 'lessons' | 'questions' | 'batches';
  /** What is known of it, to be looked at before it is opened: the texts stand under `app.palette.facts`. */
  readonly facts?: readonly (readonly [fact: string, value: string | number | null])[];
}

/** One letter would find nearly everything. */
const LEAST = 2;
const EACH = 4;

/**
 * Students, tests, courses, lessons, questions and batches for staff, each where the role may list it; a student's own tests, courses and
 * lessons. The words are asked of the lists themselves, so nothing is found that the list behind it would not show.
 */
export function useFoundThings(words: string, settings: InstituteSettings, me: Me | undefined): FoundThing[] {
  const enough = words.length >= LEAST && me?.verified === true;
  return [
    ...useFoundByStaff(words, enough && mayEnter('partner', settings, me) ? me : undefined),
    ...useOwnThings(words, enough && mayEnter('student', settings, me)),
  ];
}

function useFoundByStaff(words: string, me: Me | undefined): FoundThing[] {
  const asked = { query: { search: words, size: EACH } } as const;
  const people = useQuery(sought(query(api.identity.findPeople, { query: { search: words } }), can(me, 'people.read')));
  const papers = useQuery(sought(query(api.assessments.listPapers, asked), can(me, 'papers.write')));
  const courses = useQuery(sought(query(api.courses.listAuthoredCourses, asked), can(me, 'courses.read')));
  const lessons = useQuery(
    sought(query(api.courses.findLessons, { query: { search: words } }), can(me, 'courses.read')),
  );
  const questions = useQuery(sought(query(api.questions.listQuestions, asked), can(me, 'questions.read')));
  const batches = useQuery(sought(query(api.cohorts.listBatches, asked), can(me, 'cohorts.read')));
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

type Person = Pick<PersonRow, 'accountId' | 'name' | 'email' | 'mobileNumber' | 'rollNumber'>;
function ofPerson({ accountId, name, email, mobileNumber, rollNumber }: Person): FoundThing {
  const facts = [
    ['roll', rollNumber],
    ['email', email],
    ['mobile', mobileNumber],
  ] as const;
  const note = [rollNumber, email].filter(Boolean).join(' · ');
  return { kind: 'students', icon: IconUser, to: `/partner/people/person/${accountId}`, label: name, note, facts };
}

function ofPaper({ id, title, questions, minutes }: PaperRow): FoundThing {
  const facts = [
    ['questions', questions],
    ['minutes', minutes],
  ] as const;
  return { kind: 'tests', icon: IconClipboardCheck, to: `/partner/papers/${id}`, label: title, note: '', facts };
}

function ofCourse({ courseId, title, lessons, learners }: CourseRow): FoundThing {
  const facts = [
    ['lessons', lessons],
    ['learners', learners],
  ] as const;
  return { kind: 'courses', icon: IconBook2, to: `/partner/courses/${courseId}`, label: title, note: '', facts };
}

interface Lesson {
  readonly lessonId: string;
  readonly title: string;
  readonly courseId: string;
  readonly course: string;
}
function ofLesson({ courseId, course, lessonId, title }: Lesson): FoundThing {
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
  const fits = ({ title }: { readonly title: string }) => title.toLowerCase().includes(words.toLowerCase());
  return [
    ...(papers.data ?? []).filter(fits).map(({ paperId, title, questions, minutes }): FoundThing => {
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
    ...(courses.data?.rows ?? []).filter(fits).map(({ courseId, title, progress }): FoundThing => {
      const facts = [['lessons', progress.lessons]] as const;
      return { kind: 'courses', icon: IconBook2, to: `/student/courses/${courseId}`, label: title, note: '', facts };
    }),
    ...(lessons.data?.rows ?? []).map(({ courseId, course, section, lessonId, title }): FoundThing => {
      const to = `/student/courses/${courseId}?lesson=${lessonId}`;
      const facts = [
        ['course', course],
        ['chapter', section],
      ] as const;
      return { kind: 'lessons', icon: IconListDetails, to, label: title, note: `${course} · ${section}`, facts };
    }),
  ].slice(0, 3 * EACH);
}

/** What was found for the words before stays until the new words are answered. */
const sought = <T extends object>(asked: T, may: boolean) => ({
  ...asked,
  enabled: may,
  placeholderData: keepPreviousData,
});
