import {
  answerKey,
  difficulty,
  pastExam,
  questionContent,
  questionType,
  tags,
} from '@abhyas/contract/questions/shapes';
import { z } from 'zod';

/** The name that every file of ours carries, by which it is known whatever it is called. */
export const OWN_FORMAT = 'abhyas-questions';

/** One question of our own format: everything that the bank keeps of it. Pictures are in `pictures` of the file, by the id in the documents. */
export const ownQuestion = z.object({
  type: questionType,
  difficulty,
  pastExams: z.array(pastExam).max(20).default([]),
  tags: tags.default([]),
  knowledgeArea: z.string().max(400).default(''),
  content: z.object({ en: questionContent, hi: questionContent.optional() }),
  key: answerKey,
});

export const ownPicture = z.object({
  alt: z.string().max(500).default(''),
  fileName: z.string().max(200).default('picture'),
  base64: z.string(),
});
