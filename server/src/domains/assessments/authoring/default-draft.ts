import { type PaperDraft, paperLimits } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { newId } from '../../../kernel/ids.ts';
import { schemes } from '../marking/schemes.ts';
import type { Settings } from '../versions/papers.store.ts';

/** spec §9: 30 minutes; one section, marked as most papers are here, in English. The console says the rules; the institute says only its own. */
export function defaultDraft(title: string): PaperDraft {
  return {
    title,
    minutes: paperLimits.minutes.usual,
    instructions: fromSource(''),
    sections: [{ id: newId(), title: 'Section A', rule: schemes.jeeMainSingle.rule, questionIds: [] }],
    console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
  };
}

/** Open at any time, one attempt, result at once; 20 seconds for the network (exams: the end). */
export const defaultSettings: Settings = {
  opensAt: null,
  closesAt: null,
  attemptsAllowed: 1,
  resultVisibility: 'at_once',
  resultsOn: null,
  graceSeconds: 20,
  practiceAfterClose: false,
};
