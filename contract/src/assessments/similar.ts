import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { difficulty, imageAddresses, questionType } from '../questions/shapes.ts';
import { id, language, richText, whole } from '../shapes.ts';

/** A question that may stand for another one: same type, knowledge area and difficulty. */
export const similarQuestion = z.object({
  id,
  number: whole,
  type: questionType,
  difficulty,
  stem: richText,
  topic: z.string(),
  languages: z.array(language),
  /** It stood in so many papers that were published. */
  papers: whole,
});
export type SimilarQuestion = z.infer<typeof similarQuestion>;

export const similar = {
  listSimilar: get('/api/papers/:paperId/questions/:questionId/similar', {
    summary: 'A few questions of the same type, knowledge area and difficulty that the paper does not hold yet',
    access: partner('papers.write'),
    params: z.object({ paperId: id, questionId: id }),
    reply: z.object({
      rows: z.array(similarQuestion),
      /** There are more; asking again draws others. */
      more: z.boolean(),
      images: imageAddresses,
    }),
  }),
};
