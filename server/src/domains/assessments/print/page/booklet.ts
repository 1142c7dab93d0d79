import type { KeyVerdictKind } from '@abhyas/contract/assessments/key-rules';
import type { MarkingRule, SetLetter, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import type { GroupStem } from '@abhyas/contract/questions/groups';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';

/** A question as it is printed: in the order of its set, with the numbers of its variables, and with what answers it. */
export interface PrintedQuestion extends SheetQuestion {
  readonly key?: AnswerKey;
  /** What was decided about its published key; `key` is the corrected one. */
  readonly verdict?: KeyVerdictKind;
  readonly explanation?: { readonly en: RichTextDoc; readonly hi?: RichTextDoc };
}
export interface PrintedSection {
  readonly title: string;
  readonly rule: MarkingRule;
  readonly counted?: number | undefined;
  readonly minutes?: number | undefined;
  /** Of how many questions it is; the beginning of a paper has fewer of them with it. */
  readonly count: number;
  readonly questions: readonly PrintedQuestion[];
}
/** Everything that stands on printed pages; it can be sent to another process. */
export interface Booklet {
  readonly institute: string;
  /** As `data:` address. */
  readonly logo?: string;
  readonly title: string;
  readonly minutes: number;
  /** How many there are in all. */
  readonly questions: number;
  /** It has one section, whose title says nothing that its own does not. */
  readonly alone: boolean;
  /** Hundredths of a mark. */
  readonly marks: number;
  readonly instructions: RichTextDoc;
  readonly instructionsHi?: RichTextDoc;
  readonly set: SetLetter;
  /** In how many sets the paper is given out. */
  readonly sets: number;
  readonly sections: readonly PrintedSection[];
  readonly groups: Readonly<Record<string, GroupStem>>;
  /** `data:` addresses of the pictures, by media id. */
  readonly pictures: Readonly<Record<string, string>>;
}
