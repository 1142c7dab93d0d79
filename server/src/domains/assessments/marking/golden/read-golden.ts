import type { KeyPopulation, KeyVerdictKind } from '@abhyas/contract/assessments/key-rules';
import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import { keyKinds } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionType, Response } from '@abhyas/contract/questions/shapes';
import type { VerdictInForce } from '../key-verdicts.ts';

/** Marks and sentence as the file writes them: `+4 RIGHT`, `+2 LADDER 2/3`. */
type Expected = string;
interface GoldenQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly key: AnswerKey;
  readonly stored: readonly (StoredAnswer | undefined)[];
  readonly expected: readonly Expected[];
}
interface GoldenSection {
  readonly head: string;
  readonly questions: readonly GoldenQuestion[];
}
export interface Golden {
  readonly sheets: readonly string[];
  readonly sections: readonly GoldenSection[];
  readonly verdicts: ReadonlyMap<string, VerdictInForce>;
  readonly after: readonly string[];
  /** By question id, what each student gets after the verdicts; others keep what they had. */
  readonly changed: ReadonlyMap<string, readonly Expected[]>;
}

/** Reads a golden paper; what its lines mean stands in the README beside them. */
export function readGolden(text: string): Golden {
  const lines = text.trimEnd().split('\n');
  const behind = (word: string) => lines.flatMap((line) => (line.startsWith(word) ? line.split(': ')[1]! : []));
  const [body, rest] = [lines.slice(0, lines.indexOf('[verdicts]')), lines.slice(lines.indexOf('[verdicts]') + 1)];
  const types = new Map<string, QuestionType>();
  const sections: { head: string; questions: GoldenQuestion[] }[] = [];
  for (const line of body.filter((one) => !one.startsWith('sheet'))) {
    if (line.startsWith('[')) sections.push({ head: line, questions: [] });
    else {
      const question = readQuestion(line);
      types.set(question.id, question.type);
      sections.at(-1)!.questions.push(question);
    }
  }
  const decided = rest.slice(0, rest.indexOf('[changed]')).filter((line) => !line.startsWith('after'));
  return {
    sheets: behind('sheet'),
    sections,
    verdicts: new Map(decided.map((line) => readVerdict(line, types))),
    after: behind('after'),
    changed: new Map(
      rest.slice(rest.indexOf('[changed]') + 1).map((line) => {
        const [id, ...expected] = line.split(' | ');
        return [id!, expected];
      }),
    ),
  };
}

function readQuestion(line: string): GoldenQuestion {
  const [head, ...cells] = line.split(' | ');
  const [id, type, key] = head!.split(' ') as [string, QuestionType, string];
  const given = cells.map((cell) => cell.slice(0, cell.indexOf(' ')));
  return {
    id,
    type,
    key: readKey(type, key),
    stored: given.map((one) => readGiven(id, type, one)),
    expected: cells.map((cell) => cell.slice(cell.indexOf(' ') + 1)),
  };
}

const optionsOf = (letters: string) => [...letters].map((letter) => 'ABCDEF'.indexOf(letter) + 1);

function readKey(type: QuestionType, written: string): AnswerKey {
  if (keyKinds[type] === 'choice') return { kind: 'choice', accepted: written.split('/').map(optionsOf) };
  const [from, to = from] = written.split('..');
  return { kind: 'number', accepted: [{ from: from!, to: to! }] };
}

function readGiven(questionId: string, type: QuestionType, written: string): StoredAnswer | undefined {
  if (written === '-') return undefined;
  const said = written.replaceAll(/[~*]/g, '');
  const response: Response | null =
    said === 'x' ? null : keyKinds[type] === 'choice' ? { options: optionsOf(said) } : { number: said };
  const kind = written.startsWith('~') ? 'draft' : 'answer';
  const answer = { response, review: written.endsWith('*'), seconds: 60 };
  return { questionId, kind, seat: 1, sequence: Number(questionId), answer };
}

function readVerdict(line: string, types: ReadonlyMap<string, QuestionType>): [string, VerdictInForce] {
  const [id, kind, population, ...keys] = line.split(' ') as [string, KeyVerdictKind, KeyPopulation, ...string[]];
  if (kind === 'keep') throw new Error('a golden verdict changes something');
  const named = keys.filter((key) => key !== 'or').map((key) => readKey(types.get(id)!, key));
  return [id, { kind, population, keys: named }];
}
