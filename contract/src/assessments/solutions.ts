import { z } from 'zod';
import { student } from '../access.ts';
import { get, post, put, upload } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { newReport, ownReport } from '../questions/life.ts';

const one = z.object({ attemptId: id, questionId: id });

/** What a student does with a question of a finished attempt whose solution may be seen. */
export const solutions = {
  showOwnStand: get('/api/attempts/:attemptId/solutions/:questionId/own', {
    summary: 'Whether the caller keeps this question, and what became of the report about it',
    access: student('attempts.sit'),
    params: one,
    reply: z.object({ kept: z.boolean(), report: ownReport.nullable() }),
    errors: ['RESULT_NOT_READY'],
  }),
  keepSolution: put('/api/attempts/:attemptId/solutions/:questionId/bookmark', {
    summary: 'Keeps this question among one’s bookmarks',
    access: student('attempts.sit'),
    params: one,
    reply: z.object({ kept: z.boolean() }),
    errors: ['RESULT_NOT_READY'],
  }),
  reportSolution: post('/api/attempts/:attemptId/solutions/:questionId/reports', {
    summary: 'Reports that something is wrong with this question; once for each of its versions',
    access: student('attempts.sit'),
    params: one,
    body: newReport,
    reply: ownReport,
    errors: ['RESULT_NOT_READY', 'REPORT_ALREADY'],
  }),
  uploadReportPicture: upload('/api/attempts/:attemptId/report-pictures', {
    summary: 'Keeps a screenshot for a report about a question of this attempt',
    access: student('attempts.sit'),
    params: z.object({ attemptId: id }),
    upload: { maxBytes: 5_000_000 },
    reply: z.object({ pictureId: id }),
    errors: ['RESULT_NOT_READY', 'IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED', 'TOO_LARGE', 'STORAGE_LIMIT'],
  }),
};
