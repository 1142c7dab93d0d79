import { z } from 'zod';
import { partner } from '../access.ts';
import { downloadOf, post } from '../endpoint.ts';
import { id, whole } from '../shapes.ts';
import { exportFormat, exportRefusal, losses } from './formats.ts';
import { changeScope } from './rewording.ts';

/** More than this leaves the bank in parts. `named`: so many refused questions are named for each reason. */
export const exportLimits = { questions: 20_000, named: 20 } as const;

const formatReport = z.object({
  format: exportFormat,
  /** Questions that the file would hold. */
  written: whole,
  /** What the file cannot carry of those, and in how many questions. */
  losses,
  /** Questions that the file would not hold, and why. */
  refused: z.array(
    z.object({
      reason: exportRefusal,
      count: whole,
      /** The first of them. */
      questions: z.array(z.object({ id, number: whole })),
    }),
  ),
});
export type FormatReport = z.infer<typeof formatReport>;

/** Taking the bank away: a right of its own, beyond reading it. */
export const exports = {
  reportExport: post('/api/question-exports/report', {
    summary:
      'What each format would lose and refuse of chosen questions, or of all that a filter finds, before a file is made',
    access: partner('questions.export'),
    body: z.strictObject({ scope: changeScope }),
    reply: z.object({ questions: whole, formats: z.array(formatReport) }),
    errors: ['EXPORT_EMPTY', 'EXPORT_TOO_LARGE'],
  }),
  exportQuestions: downloadOf('/api/question-exports', {
    summary: 'Chosen questions, or all that a filter finds, as a file: sent while it is written, and recorded',
    access: partner('questions.export'),
    body: z.strictObject({ scope: changeScope, format: exportFormat }),
    file: 'application/octet-stream',
    reply: z.unknown(),
    errors: ['EXPORT_EMPTY', 'EXPORT_TOO_LARGE'],
  }),
};
