import type { Profile } from '@abhyas/contract/learners/profile';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';
import { showMe } from '../../identity/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { accommodationsOf, noAccommodations } from '../accommodations/accommodations-of.ts';
import { findVedantuId } from '../vedantu/vedantu.store.ts';
import { type LearnerProfile, listProfiles } from './profiles.store.ts';

/** A plan that somebody has open now. */
interface ActivePass {
  readonly passId: string;
  readonly planId: string;
  readonly examIds: readonly number[];
}
/** The plans that somebody has open now, which a higher domain knows. */
export const activePasses = port<(ctx: Context, accountId: string) => Promise<ActivePass[]>>('learners.activePasses');
/** The exams that have questions for practice, which a higher domain knows. */
export const smartExams =
  port<(ctx: Context, accountId: string) => Promise<ReadonlySet<number>>>('learners.smartExams');

/** What a student prepares for; who has chosen nothing yet prepares for nothing, in English. */
export async function profileOf(ctx: Context, accountId: string): Promise<LearnerProfile> {
  const [profile] = await listProfiles(ctx, [accountId]);
  return profile ?? { accountId, examIds: [], standardId: null, targetYear: null, languages: ['en'] };
}

/** spec §3: the profile that the student area loads before it opens. */
export async function showProfile(ctx: Context): Promise<Profile> {
  const { accountId } = actorOf(ctx);
  const [{ account }, profile, exams, passes, smart, vedantuId] = await Promise.all([
    showMe(ctx),
    profileOf(ctx, accountId),
    listExams(ctx),
    activePasses()(ctx, accountId),
    smartExams()(ctx, accountId),
    findVedantuId(ctx, accountId),
  ]);
  const needs = (await accommodationsOf(ctx, [accountId])).get(accountId) ?? noAccommodations;
  const selected = exams.filter(({ id }) => profile.examIds.includes(id));
  return {
    account,
    selectedExam: selected.map(({ id, name }) => ({
      id,
      name,
      infinityPass: passes.filter(({ examIds }) => examIds.includes(id)).map(({ planId }) => ({ id: planId })),
      supportSmartLearning: smart.has(id),
    })),
    standard: exams.flatMap(({ standards }) => standards).find(({ id }) => id === profile.standardId) ?? null,
    targetYear: profile.targetYear,
    languages: [...profile.languages],
    display: { largeText: needs.largeText, reducedMotion: needs.reducedMotion },
    'subscription-data': { status: passes.map(({ passId: subscriptionId }) => ({ subscriptionId })) },
    vedantuId,
  };
}
