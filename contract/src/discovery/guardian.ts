import { z } from 'zod';
import { student } from '../access.ts';
import { get } from '../endpoint.ts';
import { guardianChild } from '../identity/guardians.ts';
import { id, whole } from '../shapes.ts';
import { openPaper } from '../assessments/attempts.ts';
import { today } from './home.ts';

/** What a guardian sees of one child. */
export const childPage = z.object({
  child: guardianChild,
  exams: z.array(z.string()),
  standard: z.string().nullable(),
  targetYear: whole.nullable(),
  /** Tests that are open or open within seven days. */
  thisWeek: z.array(
    openPaper.pick({ paperId: true, title: true, minutes: true, state: true, opensAt: true, closesAt: true }),
  ),
  lastResults: today.shape.lastResults,
  weakTopics: today.shape.weakTopics,
});
export type ChildPage = z.infer<typeof childPage>;

export const guardianPages = {
  showChild: get('/api/guardian/children/:childId', {
    summary: 'A child’s page for the guardian: what it prepares for, tests of this week, last results',
    access: student('guardian'),
    params: z.object({ childId: id }),
    reply: childPage,
    errors: ['NOT_FOUND'],
  }),
};
