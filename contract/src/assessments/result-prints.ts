import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, language } from '../shapes.ts';
import { madeFile } from '../made-files/made-file.ts';
import { comparedPapers } from './analysis.ts';

/** Which results of a paper, as the analysis is asked for, and in which language the page speaks. */
export const resultChoices = z.strictObject({
  version: z.int().min(1).max(100_000).optional(),
  batchId: id.optional(),
  language,
});
/** Which papers stand beside each other, and whose results. */
export const comparisonChoices = z.strictObject({
  papers: z.array(id).min(comparedPapers.least).max(comparedPapers.most),
  batchId: id.optional(),
  language,
});
export const rankChoices = z.strictObject({ language });

const read = partner('results.read');
const asked = z.object({ printId: id });
const errors = ['PRINTING_UNAVAILABLE', 'PRINTS_WAITING'];

/** Results on paper: what a teacher hands round after a test, as PDF. */
export const resultPrints = {
  printResults: post('/api/papers/:paperId/result-prints', {
    summary: 'Has a PDF made of the results of a paper: figures, distribution, questions, chapters, attempts, absent',
    access: read,
    params: z.object({ paperId: id }),
    body: resultChoices,
    reply: asked,
    errors,
  }),
  printRankList: post('/api/rank-lists/:listId/prints', {
    summary: 'Has a PDF made of the newest issue of a rank list',
    access: read,
    params: z.object({ listId: id }),
    body: rankChoices,
    reply: asked,
    errors,
  }),
  printComparison: post('/api/paper-comparisons/prints', {
    summary: 'Has a PDF made of papers beside each other: averages, gains of the same students, chapters',
    access: read,
    body: comparisonChoices,
    reply: asked,
    errors,
  }),
  showResultPrint: get('/api/result-prints/:printId', {
    summary: 'How far such a file is, and where it lies; for who asked for it alone',
    access: read,
    params: asked,
    reply: madeFile,
  }),
};
