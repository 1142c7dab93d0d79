import type { PersonalData } from '../identity/index.ts';
import {
  forgetPractice,
  listAssigned,
  listPlanned,
  listPractised,
  listStandings,
  movePractice,
} from './personal-data.store.ts';
import { goalOf } from './sessions/goals.store.ts';

/** What somebody practised, what is believed of him from it, and his goal. What was learned of questions stays: it names nobody. */
export const practicePersonalData: PersonalData = {
  domain: 'practice',
  tables: [
    'practice_students',
    'practice_skills',
    'practice_taken',
    'practice_sessions',
    'practice_goals',
    'practice_plans',
    'practice_assigned',
    'practice_assignments',
  ],
  export: async (ctx, accountId) => ({
    chapters: await listStandings(ctx, accountId),
    answers: await listPractised(ctx, accountId),
    goal: await goalOf(ctx, accountId),
    assigned: await listAssigned(ctx, accountId),
    plans: await listPlanned(ctx, accountId),
  }),
  erase: (tx, accountId) => forgetPractice(tx, accountId),
  reassign: (tx, from, to) => movePractice(tx, from, to),
};
