import type { api } from '@abhyas/contract';
import type { Paper as PaperReply, PaperSettings } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { paperSettingsSaved } from '../events.ts';
import { canEditPaper } from '../policies.ts';
import { getPaper, saveSettings, type Settings } from '../versions/papers.store.ts';
import { settingsProblems } from '../checks/settings-problems.ts';
import { presentPaper } from './show-paper.ts';

/** Moves the window, the attempts allowed or the day of the results, for everybody at once and without a new version. */
export async function savePaperSettings(
  ctx: Context,
  { params, body }: Input<typeof api.assessments.savePaperSettings>,
): Promise<PaperReply> {
  const settings = readSettings(body);
  const problems = settingsProblems(settings);
  if (problems.length > 0)
    failFields(
      'INVALID_INPUT',
      problems.map(({ field }) => field),
    );
  const saved = await inTransaction(ctx, async (tx) => {
    const paper = authorize(tx, canEditPaper, await getPaper(tx, params.paperId, true));
    await saveSettings(tx, paper.id, settings);
    await record(tx, {
      action: 'paper.settings_saved',
      subjectKind: 'paper',
      subjectId: paper.id,
      ...whatChanged(paper.settings, settings),
    });
    await emit(tx, paperSettingsSaved, { paperId: paper.id });
    return { ...paper, settings, updatedAt: tx.clock.now() };
  });
  return presentPaper(ctx, saved);
}

function readSettings({
  opensAt,
  closesAt,
  resultsOn,
  practiceAfterClose = false,
  ...settings
}: PaperSettings): Settings {
  const read = (instant: string | null) => (instant === null ? null : new Date(instant));
  return {
    ...settings,
    practiceAfterClose,
    opensAt: read(opensAt),
    closesAt: read(closesAt),
    resultsOn: read(resultsOn),
  };
}
