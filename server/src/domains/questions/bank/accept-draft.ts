import type { FieldError } from '@abhyas/contract/envelope';
import { everyDoc } from '@abhyas/contract/questions/question-types';
import {
  type AnswerKey,
  difficultyNames,
  type QuestionContent,
  type QuestionDraft,
} from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { addressesOf } from '../../media/index.ts';
import { usableArea } from '../../taxonomy/index.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import { checkQuestion, foreseeQuestion, withModernTex } from './check-question.ts';
import { docsOfKey, searchTextOf } from '../search/draft-docs.ts';
import { mediaIn } from './present-question.ts';
import type { Head, Words } from './questions.store.ts';

/** A draft that may become a version. */
export interface AcceptedDraft {
  readonly words: Words;
  readonly key: AnswerKey;
  readonly head: Omit<Head, 'version' | 'keyVersion'>;
}

/**
 * Holds a draft to the rules of its type and to what this institute has. QUESTION_INVALID names the fields, also of pictures that
 * are not this institute's; KNOWLEDGE_AREA_UNKNOWN where it has no such area.
 */
export async function acceptDraft(ctx: Context, draft: QuestionDraft): Promise<AcceptedDraft> {
  const area = (await usableArea(ctx, draft.knowledgeAreaId)) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  await foreseeQuestion(draft);
  const problems = [...checkQuestion(draft), ...(await checkPictures(ctx, draft))];
  if (problems.length > 0) {
    failFields(
      'QUESTION_INVALID',
      problems.map((problem) => ({ ...problem, path: `body.${problem.path}` })),
    );
  }
  return acceptedOf({ ...draft, knowledgeAreaId: area.id }, area.subjectId);
}

/** What is stored of a draft that passed its checks. Pure. */
export function acceptedOf(draft: QuestionDraft, subjectId: number): AcceptedDraft {
  const { type, difficulty, pastExams, knowledgeAreaId, expectedSeconds } = draft;
  const {
    content: { en, hi },
    key,
  } = withModernTex(draft);
  return {
    words: { type, en, hi, variables: draft.variables },
    key,
    head: {
      type,
      subjectId,
      knowledgeAreaId,
      difficulty: difficultyNames[difficulty],
      pastExams,
      expectedSeconds,
      tags: draft.tags && distinct(draft.tags),
      fingerprint: fingerprint(en),
      searchText: searchTextOf(...(hi ? [en, hi] : [en])),
      languages: hi ? ['en', 'hi'] : ['en'],
    },
  };
}

function distinct(tags: readonly string[]): string[] {
  const forms = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_tag, i) => forms.indexOf(forms[i]!) === i);
}

/** A picture is kept by one institute; another's must not be shown, nor be known to exist. */
async function checkPictures(ctx: Context, { content: { en, hi }, key }: QuestionDraft): Promise<FieldError[]> {
  const places = [
    ...placesOf('content.en', en),
    ...(hi ? placesOf('content.hi', hi) : []),
    ...mediaIn(docsOfKey(key)).map((mediaId) => ({ path: 'key.modelAnswer', mediaId })),
  ];
  const known = await addressesOf(
    ctx,
    places.map(({ mediaId }) => mediaId),
  );
  return places
    .filter(({ mediaId }) => !known.has(mediaId))
    .map(({ path }) => ({ path, messageKey: 'questions.checks.pictureUnknown' }));
}

function placesOf(path: string, content: QuestionContent): { path: string; mediaId: string }[] {
  const docs = everyDoc(content);
  return docs.flatMap(({ path: at, doc }) => mediaIn([doc]).map((mediaId) => ({ path: `${path}.${at}`, mediaId })));
}
