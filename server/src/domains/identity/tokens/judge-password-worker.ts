import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { answerQuestions } from '../../../kernel/threads/answer-questions.ts';

/** A password and words about its owner, which count as known to whoever guesses. */
export interface PasswordQuestion {
  readonly password: string;
  readonly about: readonly string[];
}

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** zxcvbn's score, 0 to 4. */
answerQuestions<PasswordQuestion, number>(({ password, about }) => judge.check(password, [...about]).score);
