import { groupStem } from '@abhyas/contract/questions/groups';
import {
  answerKey,
  difficulty,
  expectedSeconds,
  pastExam,
  questionContent,
  questionType,
  tags,
} from '@abhyas/contract/questions/shapes';
import { questionVariables } from '@abhyas/contract/questions/variables';
import { text } from '@abhyas/contract/shapes';
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
  expectedSeconds: expectedSeconds.nullish().transform((seconds) => seconds ?? undefined),
  /** Questions that say the same of their group stand in one. */
  group: z.object({ title: text(120, 1), stem: groupStem }).optional(),
  content: z.object({ en: questionContent, hi: questionContent.optional() }),
  variables: questionVariables.optional(),
  key: answerKey,
});

export const ownPicture = z.object({
  alt: z.string().max(500).default(''),
  fileName: z.string().max(200).default('picture'),
  base64: z.string(),
});
