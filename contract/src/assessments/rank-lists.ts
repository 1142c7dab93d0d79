import { z } from 'zod';
import { partner, student } from '../access.ts';
import { download, get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { tieChain } from './patterns.ts';

const one = z.object({ listId: id });

/**
 * best_percentile: each paper is a session of the same exam; a person's best percentile counts (exams: percentile and rank).
 * sum: the papers are parts of one exam; marks are added, and who missed a part is not ranked.
 */
export const combination = z.enum(['best_percentile', 'sum']);
export type Combination = z.infer<typeof combination>;

export const rankListDraft = z.object({
  title: text(120, 1),
  combine: combination,
  /**
   * Papers with the name of their session or part, e.g. “27 January, shift 1”. `version`: that one is ranked, with those declared equal to
   * it; left out: the one that the list had, or the newest.
   */
  sessions: z
    .array(z.object({ paperId: id, label: text(60, 1), version: z.int().min(1).optional() }))
    .min(1)
    .max(40),
  /** Ties are told apart as this exam does; null: equal totals share a rank. */
  tieChainId: text(40, 1).nullable(),
  /** Students see their own place once it is issued. */
  shared: z.boolean(),
});
export type RankListDraft = z.infer<typeof rankListDraft>;

const issuedSession = z.object({
  paperId: id,
  label: z.string(),
  title: z.string(),
  /** People with a ranked result. */
  appeared: whole,
  /** Hundredths; null while nobody appeared. */
  highest: whole.nullable(),
  /** What was ranked of the paper, with what was declared equal to it; old issues do not name it. */
  version: whole.optional(),
});
/** A list as it was issued at one time; it never changes. */
const rankListIssue = z.object({
  issue: whole,
  issuedAt: instant,
  candidates: whole,
  sessions: z.array(issuedSession),
});

export const rankList = z.object({
  listId: id,
  revision: whole,
  draft: rankListDraft,
  chain: tieChain.nullable(),
  /** What it would be made of now; `elsewhere`: people with a result in versions that are not in the list. */
  sessions: z.array(
    issuedSession.extend({ version: whole, elsewhere: z.array(z.object({ version: whole, appeared: whole })) }),
  ),
  /** The newest; null before the first. */
  issued: rankListIssue.nullable(),
  /** Results or rules changed since, so that issuing again may give another list. */
  outdated: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});
export type RankListPage = z.infer<typeof rankList>;

/** A share of people: `atOrBelow` of `of`, to 7 decimals as text. */
const percentileFigure = z.object({ percentile: z.string(), atOrBelow: whole, of: whole });
export const rankEntry = z.object({
  rank: whole,
  accountId: id,
  name: z.string(),
  email: z.string(),
  attemptId: id,
  /** Of the session that counts; of a sum empty. */
  session: z.string(),
  marks: whole,
  total: percentileFigure,
  subjects: z.array(percentileFigure.extend({ subject: subjectName, marks: whole })),
});
export type RankEntry = z.infer<typeof rankEntry>;

export const rankLists = {
  listRankLists: get('/api/rank-lists', {
    summary: 'Rank lists over several papers, newest first',
    access: partner('results.read'),
    query: page.extend({ search: text(120).optional() }),
    reply: paged(
      z.object({
        listId: id,
        title: z.string(),
        combine: combination,
        papers: whole,
        issue: whole,
        issuedAt: instant.nullable(),
        candidates: whole,
        shared: z.boolean(),
      }),
    ),
  }),
  listTieChains: get('/api/tie-chains', {
    summary: 'How exams tell equal totals apart, with years and sources',
    access: partner('results.read'),
    reply: z.object({ rows: z.array(tieChain.extend({ exam: z.string() })) }),
  }),
  createRankList: post('/api/rank-lists', {
    summary: 'Starts a rank list over published papers; nothing is issued yet',
    access: partner('papers.publish'),
    body: rankListDraft,
    reply: z.object({ listId: id }),
    errors: ['RANK_LIST_PAPERS', 'PATTERN_UNKNOWN'],
  }),
  showRankList: get('/api/rank-lists/:listId', {
    summary: 'A rank list with its sessions as they stand now and its newest issue',
    access: partner('results.read'),
    params: one,
    reply: rankList,
  }),
  saveRankList: put('/api/rank-lists/:listId', {
    summary: 'Changes papers, ties and visibility; what was issued stays as it was until it is issued again',
    access: partner('papers.publish'),
    params: one,
    body: z.object({ revision: whole, draft: rankListDraft }),
    reply: rankList,
    errors: ['CONFLICT', 'RANK_LIST_PAPERS', 'RANK_LIST_SECRET', 'PATTERN_UNKNOWN'],
  }),
  issueRankList: post('/api/rank-lists/:listId/issues', {
    summary:
      'Ranks everybody anew and tells students where the list is shared; where nothing changed the last issue stays',
    access: partner('papers.publish'),
    params: one,
    reply: rankList,
    errors: ['RANK_LIST_EMPTY', 'RANK_LIST_SECRET'],
  }),
  archiveRankList: post('/api/rank-lists/:listId/archive', {
    summary: 'Takes a rank list out of the lists and away from students',
    access: partner('papers.publish'),
    params: one,
    reply: z.object({ listId: id }),
  }),
  listRankEntries: get('/api/rank-lists/:listId/entries', {
    summary: 'The newest issue, by rank',
    access: partner('results.read'),
    params: one,
    query: page.extend({ search: text(120).optional() }),
    reply: paged(rankEntry),
  }),
  exportRankList: download('/api/rank-lists/:listId/entries.csv', {
    summary: 'The newest issue as a CSV file',
    access: partner('results.read'),
    params: one,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
  exportRankListSheet: download('/api/rank-lists/:listId/entries.xlsx', {
    summary: 'The same as a workbook',
    access: partner('results.read'),
    params: one,
    reply: z.unknown(),
    file: 'application/octet-stream',
  }),
  listMyRanks: get('/api/student/ranks', {
    summary:
      'The caller’s places in lists that were issued and shared, newest first; none while results of a paper are secret',
    access: student('attempts.sit'),
    reply: z.object({
      rows: z.array(
        rankEntry
          .omit({ name: true, email: true, accountId: true })
          .extend({ listId: id, title: z.string(), combine: combination, issuedAt: instant, candidates: whole }),
      ),
    }),
  }),
};
