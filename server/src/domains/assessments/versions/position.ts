import { unplacedIndex } from '@abhyas/contract/assessments/shapes';

interface Sections {
  readonly sections: readonly { readonly questionIds: readonly string[] }[];
}

/** spec §9: where a question stands, `section.number.0`, both counted from 1; `999.0.0` has no place in the paper yet. */
export function positionIndex({ sections }: Sections, questionId: string): string {
  for (const [at, { questionIds }] of sections.entries()) {
    const place = questionIds.indexOf(questionId);
    if (place >= 0) return `${at + 1}.${place + 1}.0`;
  }
  return unplacedIndex;
}
