import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData, PersonalPart } from '../identity/index.ts';
import { authoredPersonal } from './access/authored-personal.store.ts';
import { learntPersonal } from './access/learnt-personal.store.ts';
import { authorsPersonal } from './authors/authors-personal.store.ts';
import { talkPersonal } from './doubt-queue/talk-personal.store.ts';
import { courseImportsPersonal } from './imports/imports-personal.store.ts';
import { studyPersonal } from './progress/study-personal.store.ts';
import { ratingsPersonal } from './ratings/ratings-personal.store.ts';

const parts: readonly PersonalPart[] = [
  courseImportsPersonal,
  authoredPersonal,
  authorsPersonal,
  learntPersonal,
  ratingsPersonal,
  studyPersonal,
  talkPersonal,
];

/** What somebody studies, and what a teacher made. */
export const coursesPersonalData: PersonalData = {
  domain: 'courses',
  tables: parts.flatMap(({ tables }) => tables),
  export: async (ctx: Context, accountId: string) => {
    const told: Record<string, unknown> = {};
    for (const part of parts) Object.assign(told, await part.export(ctx, accountId));
    return told;
  },
  erase: async (tx: TransactionContext, accountId: string) => {
    for (const part of parts) await part.erase(tx, accountId);
  },
  reassign: async (tx: TransactionContext, from: string, to: string, kind?: 'merge' | 'handover') => {
    for (const part of parts) await part.reassign(tx, from, to, kind);
  },
};
