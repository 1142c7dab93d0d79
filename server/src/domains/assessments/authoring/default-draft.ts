import { type PaperDraft, paperLimits } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { newId } from '../../../kernel/ids.ts';
import { schemes } from '../results/schemes.ts';
import type { Settings } from './papers.store.ts';

const INSTRUCTIONS = `The clock at the top right is the official one. When it reaches zero the test is submitted by itself.

An answer counts after Save & Next. You may change it until the end. A question that is answered and marked for review counts too.

You may go on if the network fails: answers are kept on this device and sent as soon as it is back.`;

/** spec §9: 30 minutes; one section, marked as most papers are here, in English. */
export function defaultDraft(title: string): PaperDraft {
  return {
    title,
    minutes: paperLimits.minutes.usual,
    instructions: fromSource(INSTRUCTIONS),
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
