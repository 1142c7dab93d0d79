import { type Deflated, deflated } from '../../../../kernel/sheets/zip-pieces.ts';
import { answerQuestions } from '../../../../kernel/threads/answer-questions.ts';
import type { PlainParts } from '../check-export.ts';
import { type QtiFiles, writeQti, writeResource } from './write-qti.ts';

export interface AskedItem {
  readonly number: number;
  readonly parts: PlainParts;
  /** File names of its pictures, by media id. */
  readonly pictures: ReadonlyMap<string, string>;
}
export interface WrittenItem extends Pick<QtiFiles, 'identifier' | 'pictures'> {
  readonly item: Deflated;
  /** Its lines in the manifest. */
  readonly resource: string;
}

/** The computing half of a package: formulas are typeset as MathML and items packed, which takes most of the time. */
answerQuestions<readonly AskedItem[], WrittenItem[]>((asked) =>
  asked.map(({ number, parts, pictures }) => {
    const { item, ...files } = writeQti(parts, number, pictures);
    const { identifier, pictures: shown } = files;
    return { identifier, pictures: shown, item: deflated(item), resource: writeResource(files) };
  }),
);
