import type { leaderboards } from '@abhyas/contract/assessments/leaders';
import type { rankLists } from '@abhyas/contract/assessments/rank-lists';
import type { scorecards } from '@abhyas/contract/assessments/scorecards';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { saveLeaderChoice, showLeaderChoice } from '../leaders/choose-pseudonym.ts';
import { showLeaders } from '../leaders/show-leaders.ts';
import { issueRankList } from '../rank-lists/issue-rank-list.ts';
import { exportRankList, exportRankListSheet } from '../rank-lists/export-rank-list.ts';
import { listMyRanks, listRankEntries } from '../rank-lists/list-rank-entries.ts';
import { archiveRankList, createRankList, saveRankList } from '../rank-lists/save-rank-list.ts';
import { listRankLists, showRankList } from '../rank-lists/show-rank-list.ts';
import { listTieChains } from '../rank-lists/tie-chains.ts';
import { issueScorecard, revokeScorecard } from '../scorecards/issue-scorecard.ts';
import { verifyScorecard } from '../scorecards/verify-scorecard.ts';

type Ranking = typeof rankLists & typeof leaderboards & typeof scorecards;

export const rankingHandlers: Handlers<Ranking> = {
  listRankLists,
  listTieChains: (ctx) => listTieChains(ctx),
  createRankList,
  showRankList,
  saveRankList,
  issueRankList,
  archiveRankList,
  listRankEntries,
  exportRankList,
  exportRankListSheet,
  listMyRanks: (ctx) => listMyRanks(ctx),
  showLeaders,
  showLeaderChoice: (ctx) => showLeaderChoice(ctx),
  saveLeaderChoice,
  issueScorecard: (ctx, input, { request }) => issueScorecard(ctx, input, addressOf(request)),
  revokeScorecard,
  verifyScorecard,
};
