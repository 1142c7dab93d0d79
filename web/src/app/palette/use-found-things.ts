import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import type { Me } from '@abhyas/contract/identity/sign-in';
import { IconBook2, IconClipboardCheck, IconNotes, IconUser, IconUsersGroup, type Icon } from '@tabler/icons-react';
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
  readonly kind: 'students' | 'tests' | 'courses' | 'questions' | 'batches';
}

/** One letter would find nearly everything. */
const LEAST = 2;
const EACH = 4;

/**
 * Students, tests, courses, questions and batches for staff, each where the role may list it; a student's own tests and courses. The words
 * are asked of the lists themselves, so nothing is found that the list behind it would not show.
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
  const people = useQuery(sought(query(api.identity.listPeople, asked), can(me, 'people.read')));
  const papers = useQuery(sought(query(api.assessments.listPapers, asked), can(me, 'papers.write')));
  const courses = useQuery(sought(query(api.courses.listAuthoredCourses, asked), can(me, 'courses.read')));
  const questions = useQuery(sought(query(api.questions.listQuestions, asked), can(me, 'questions.read')));
  const batches = useQuery(sought(query(api.cohorts.listBatches, asked), can(me, 'cohorts.read')));
  if (!me) return [];
  return [
    ...(people.data?.rows ?? []).map(({ accountId, name, email }): FoundThing => {
      return { kind: 'students', icon: IconUser, to: `/partner/people/person/${accountId}`, label: name, note: email };
    }),
    ...(papers.data?.rows ?? []).map(({ id, title }): FoundThing => {
      return { kind: 'tests', icon: IconClipboardCheck, to: `/partner/papers/${id}`, label: title, note: '' };
    }),
    ...(courses.data?.rows ?? []).map(({ courseId, title }): FoundThing => {
      return { kind: 'courses', icon: IconBook2, to: `/partner/courses/${courseId}`, label: title, note: '' };
    }),
    ...(questions.data?.rows ?? []).map(({ id, number, stem }): FoundThing => {
      const label = `Q-${number}`;
      return { kind: 'questions', icon: IconNotes, to: `/partner/questions/${id}`, label, note: readableText(stem) };
    }),
    ...(batches.data?.rows ?? []).map(({ id, name, description }): FoundThing => {
      return { kind: 'batches', icon: IconUsersGroup, to: `/partner/groups/${id}`, label: name, note: description };
    }),
  ];
}

/** A student has so few tests and courses that they are searched here. */
function useOwnThings(words: string, isStudent: boolean): FoundThing[] {
  const papers = useQuery({ ...query(api.assessments.listMyPapers, {}, { quiet: true }), enabled: isStudent });
  const courses = useQuery({ ...query(api.courses.listMyCourses, {}, { quiet: true }), enabled: isStudent });
  if (!isStudent) return [];
  const fits = ({ title }: { readonly title: string }) => title.toLowerCase().includes(words.toLowerCase());
  return [
    ...(papers.data ?? []).filter(fits).map(({ paperId, title }): FoundThing => {
      return { kind: 'tests', icon: IconClipboardCheck, to: `/student/tests/${paperId}`, label: title, note: '' };
    }),
    ...(courses.data?.rows ?? []).filter(fits).map(({ courseId, title }): FoundThing => {
      return { kind: 'courses', icon: IconBook2, to: `/student/courses/${courseId}`, label: title, note: '' };
    }),
  ].slice(0, 2 * EACH);
}

/** What was found for the words before stays until the new words are answered. */
const sought = <T extends object>(asked: T, may: boolean) => ({
  ...asked,
  enabled: may,
  placeholderData: keepPreviousData,
});
