import type { Context } from '../../../kernel/context.ts';
import type { QuestionFigures } from '../../questions/index.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { expectationOf } from './expectation.ts';
import { expectedSections, figuresOfVersion } from './expected-of.ts';
import { setOrder } from '../versions/set-order.ts';
import { spreadOf } from './spread.ts';
import { setLetters } from '../versions/turn-around.ts';

const TURNS = 12;

/**
 * A version that is about to be published, with the turns that keep its sets within the tolerance in expected score and time, by what
 * students did until now. Only “attempt N of M” makes sets unequal: elsewhere every question counts wherever it stands.
 */
export async function chooseTurns(ctx: Context, version: PaperVersion): Promise<PaperVersion> {
  return needsTurns(version) ? turnsKept(version, await figuresOfVersion(ctx, version)) : version;
}

/** The same with these figures: the first turn that keeps the sets together; where none does, all sets have one order there. Pure. */
export function turnsKept(version: PaperVersion, figures: ReadonlyMap<string, QuestionFigures>): PaperVersion {
  const letters = setLetters.slice(0, version.sets);
  for (let turn = 1; turn <= TURNS; turn++) {
    const turned = withTurn(version, turn);
    const sets = letters.map((letter) => expectationOf(expectedSections(setOrder(turned, letter), figures)));
    if (spreadOf(sets).kept) return turned;
  }
  return withTurn(version, 0);
}

const isPartial = ({ counted, questions }: PaperVersion['sections'][number]): boolean =>
  counted !== undefined && counted < questions.length;

const needsTurns = ({ sets, sections }: PaperVersion): boolean => sets > 1 && sections.some(isPartial);

const withTurn = (version: PaperVersion, turn: number): PaperVersion => ({
  ...version,
  sections: version.sections.map((section) => (isPartial(section) ? { ...section, turn } : section)),
});
