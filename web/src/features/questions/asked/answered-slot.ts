import type { AnswerKey, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Language } from '@abhyas/contract/shapes';
import { createSlot } from '../../../ui/layout/slot.tsx';

/** A question that was answered, as its student sees it now: what it asks, what is right, and how one gets there. */
export interface AnsweredQuestion {
  readonly type: QuestionType;
  readonly words: Omit<QuestionContent, 'explanation'>;
  readonly language: Language;
  readonly answerKey: AnswerKey;
  readonly solution: RichTextDoc;
  /** What stands beside a typed number. */
  readonly unit?: string | undefined;
  /** Where it was answered: the address that leads back, and what people call it. */
  readonly from: { readonly kind: 'test' | 'practice' | 'book'; readonly path: string; readonly label: string };
}

/** What else can be done with a question after its answer. */
export const { Slot: AnsweredSlot, Fill: AnsweredFill } = createSlot<AnsweredQuestion>();
