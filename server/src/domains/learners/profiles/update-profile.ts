import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Profile } from '@abhyas/contract/learners/profile';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { saveOwnDetails } from '../../identity/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { saveDisplay } from '../accommodations/accommodations.store.ts';
import { checkPreparation } from './check-preparation.ts';
import { saveProfiles } from './profiles.store.ts';
import { profileOf, showProfile } from './show-profile.ts';

/**
 * spec §7: update profile. What is not sent stays. Another choice of exams lets go of a class or year that none of them knows, so that
 * the student is asked again.
 */
export async function updateProfile(
  ctx: Context,
  { body }: Input<typeof api.learners.updateProfile>,
): Promise<Profile> {
  const { accountId } = actorOf(ctx);
  const exams = await listExams(ctx);
  await inTransaction(ctx, async (tx) => {
    await saveOwnDetails(tx, body);
    const { exams: examIds, standard, targetYear, languages, display } = body;
    if (display) await saveDisplay(tx, accountId, display);
    if (examIds ?? standard ?? targetYear ?? languages) {
      const before = await profileOf(tx, accountId);
      const given = {
        ...(examIds && { examIds }),
        ...(standard && { standardId: standard }),
        ...(targetYear && { targetYear }),
      };
      const next = checkPreparation(exams, before, given);
      await saveProfiles(tx, [{ ...before, ...next, ...(languages && { languages: [...new Set(languages)] }) }]);
      await record(tx, {
        action: 'learner.profileSaved',
        subjectKind: 'account',
        subjectId: accountId,
        details: { ...next, languages: languages ?? before.languages },
      });
    }
  });
  return showProfile(ctx);
}
