import type { MarkingRule, SetLetter } from '@abhyas/contract/assessments/shapes';
import type { Difficulty, QuestionType } from '@abhyas/contract/questions/shapes';
import { cachedBeside } from '../../../kernel/cached.ts';
import { turnAround } from './turn-around.ts';

/** What a version needs for its questions to be put in another order. */
export interface OrderedVersion {
  readonly paperId: string;
  readonly version: number;
  readonly sections: readonly {
    readonly id: string;
    readonly turn?: number;
    readonly questions: readonly {
      readonly id: string;
      readonly type: QuestionType;
      readonly difficulty: Difficulty;
      readonly rule?: MarkingRule;
      readonly group?: { readonly id: string };
    }[];
  }[];
}

const setsOf = cachedBeside((_version: OrderedVersion) => new Map<SetLetter, OrderedVersion>());

/**
 * The version with its questions in the order of a set: another one within each section, those that share a stem beside each other
 * and in their own order; sections stay where they are. In a section with a turn of its own only what is alike changes places. Set A is the version itself. The same for ever, and the same object
 * each time, so that what is kept beside a version is kept beside its sets too.
 */
export function setOrder<V extends OrderedVersion>(version: V, letter: SetLetter): V {
  if (letter === 'A') return version;
  const sets = setsOf(version);
  const found = sets.get(letter) ?? ordered(version, letter);
  sets.set(letter, found);
  return found as V;
}

function ordered<V extends OrderedVersion>(version: V, letter: SetLetter): V {
  return {
    ...version,
    set: letter,
    sections: version.sections.map((section, at) => {
      const units = unitsOf(section.questions);
      const order = orderOf(units, section.turn, `${version.paperId}/${version.version}/${section.id}`, letter);
      const questions = order.flatMap((unit) => units[unit]!);
      return { ...section, questions: questions.map((one, place) => ({ ...one, index: `${at + 1}.${place + 1}.0` })) };
    }),
  };
}

/** Places of the units in a set. With a turn: units of one kind change places among themselves; turn 0: none does. */
function orderOf(units: readonly Placed[][], turn: number | undefined, seed: string, letter: SetLetter): number[] {
  const keys = units.map(([first]) => first!.group?.id ?? first!.id);
  if (turn === undefined) return turnAround(keys, seed, letter);
  const order = [...units.keys()];
  if (turn === 0) return order;
  for (const places of Map.groupBy(units.keys(), (at) => kindOf(units[at]!)).values()) {
    const mates = places.map((at) => keys[at]!);
    for (const [at, mate] of turnAround(mates, `${seed}/${turn}`, letter).entries()) order[places[at]!] = places[mate]!;
  }
  return order;
}

/** Type, difficulty and marks of each of its questions. */
const kindOf = (unit: readonly Placed[]): string =>
  unit
    .map(({ type, difficulty, rule }) =>
      [type, difficulty, rule?.right, rule?.wrong, rule?.unanswered, rule?.ladder.length].join('/'),
    )
    .join();

type Placed = OrderedVersion['sections'][number]['questions'][number];

/** Single questions, and groups as wholes. */
const unitsOf = (questions: readonly Placed[]): Placed[][] => [
  ...Map.groupBy(questions, ({ id, group }) => group?.id ?? id).values(),
];
