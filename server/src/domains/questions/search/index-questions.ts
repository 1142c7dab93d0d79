import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { TransactionContext } from '../../../kernel/context.ts';
import { docsOf } from './draft-docs.ts';
import { learnWords } from '../../../kernel/search/vocabulary.ts';
import { lexemesOf } from './lexemes.ts';
import { bankWords, saveTerms } from './search.store.ts';
import { termsOf } from './terms.ts';

interface Searched {
  readonly questionId: string;
  /** Every language of the current version. */
  readonly contents: readonly QuestionContent[];
}

/** Makes questions findable by what they say now: stem and options in every language and inside formulas, not the explanation. */
export async function indexQuestions(tx: TransactionContext, questions: readonly Searched[]): Promise<void> {
  if (questions.length === 0) return;
  const taken = questions.map(({ questionId, contents }) => ({ questionId, terms: termsOf(searchedDocs(contents)) }));
  await saveTerms(
    tx,
    taken.map(({ questionId, terms }) => ({ questionId, terms: lexemesOf(tx.instituteId, terms) })),
  );
  await learnWords(
    tx,
    bankWords,
    taken.flatMap(({ terms }) => terms.words),
  );
}

const searchedDocs = (contents: readonly QuestionContent[]) =>
  contents.flatMap((content) => docsOf(content).filter((doc) => doc !== content.explanation));
