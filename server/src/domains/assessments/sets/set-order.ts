import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import { turnAround } from './turn-around.ts';

/** What a version needs for its questions to be put in another order. */
export interface OrderedVersion {
  readonly paperId: string;
  readonly version: number;
  readonly sections: readonly {
    readonly id: string;
    readonly questions: readonly { readonly id: string; readonly group?: { readonly id: string } }[];
  }[];
}

const known = new WeakMap<OrderedVersion, Map<SetLetter, OrderedVersion>>();

/**
 * The version with its questions in the order of a set: another one within each section, those that share a stem beside each other
 * and in their own order; sections stay where they are. Set A is the version itself. The same for ever, and the same object
 * each time, so that what is kept beside a version is kept beside its sets too.
 */
export function setOrder<V extends OrderedVersion>(version: V, letter: SetLetter): V {
  if (letter === 'A') return version;
  const sets = known.get(version) ?? new Map<SetLetter, OrderedVersion>();
  known.set(version, sets);
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
      const keys = units.map(([first]) => first!.group?.id ?? first!.id);
      const order = turnAround(keys, `${version.paperId}/${version.version}/${section.id}`, letter);
      const questions = order.flatMap((unit) => units[unit]!);
      return { ...section, questions: questions.map((one, place) => ({ ...one, index: `${at + 1}.${place + 1}.0` })) };
    }),
  };
}

type Placed = OrderedVersion['sections'][number]['questions'][number];

/** Single questions, and groups as wholes. */
const unitsOf = (questions: readonly Placed[]): Placed[][] => [
  ...Map.groupBy(questions, ({ id, group }) => group?.id ?? id).values(),
];
