import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';

/** In what two versions differ beyond their words. */
export const versionDifference = z.enum(['questions', 'keys', 'marks', 'counted', 'minutes']);
export type VersionDifference = z.infer<typeof versionDifference>;

export const paperVersionRow = z.object({
  version: whole,
  title: z.string(),
  publishedAt: instant,
  publishedBy: z.string(),
  attempts: whole,
  /** The version whose rank list it shares; itself where none was declared. */
  listVersion: whole,
  /** In what it differs from the version before; empty: it may be declared equal. Of the first version empty too. */
  differs: z.array(versionDifference),
});
export type PaperVersionRow = z.infer<typeof paperVersionRow>;

const versions = z.object({ rows: z.array(paperVersionRow) });
const one = z.object({ paperId: id, version: z.coerce.number().int().min(2).max(100_000) });
export const equalVersions = {
  listPaperVersions: get('/api/papers/:paperId/versions', {
    summary: 'The published versions of a paper, the newest first, and which share a rank list',
    access: partner('papers.write'),
    params: z.object({ paperId: id }),
    reply: versions,
  }),
  declareEqual: post('/api/papers/:paperId/versions/:version/equal', {
    summary: 'Declares a version a mere correction of words of the one before: both share one rank list',
    access: partner('papers.publish'),
    params: one,
    reply: versions,
    errors: ['VERSIONS_NOT_EQUAL'],
  }),
  declareDifferent: del('/api/papers/:paperId/versions/:version/equal', {
    summary: 'Takes that back: the version has a rank list of its own',
    access: partner('papers.publish'),
    params: one,
    reply: versions,
  }),
};
