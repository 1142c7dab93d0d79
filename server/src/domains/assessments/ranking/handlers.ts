import type { leaderboard } from '@abhyas/contract/assessments/leaderboard';
import type { rankLists } from '@abhyas/contract/assessments/rank-lists';
import type { scorecards } from '@abhyas/contract/assessments/scorecards';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { saveLeaderboardChoice, showLeaderboardChoice } from '../leaderboard/choose-pseudonym.ts';
import { showLeaderboard } from '../leaderboard/show-leaderboard.ts';
import { issueRankList } from '../rank-lists/issue-rank-list.ts';
import { exportRankList, exportRankListSheet } from '../rank-lists/export-rank-list.ts';
import { listMyRanks, listRankEntries } from '../rank-lists/list-rank-entries.ts';
import { archiveRankList, createRankList, saveRankList } from '../rank-lists/save-rank-list.ts';
import { listRankLists, showRankList } from '../rank-lists/show-rank-list.ts';
import { listTieChains } from '../rank-lists/tie-chains.ts';
import { issueScorecard, revokeScorecard } from '../scorecards/issue-scorecard.ts';
import { listScorecardLinks } from '../scorecards/list-scorecard-links.ts';
import { showScorecard } from '../scorecards/show-scorecard.ts';
import { verifyScorecard } from '../scorecards/verify-scorecard.ts';

type Ranking = typeof rankLists & typeof leaderboard & typeof scorecards;

export const rankingHandlers: Handlers<Ranking> = {
  listRankLists,
  listTieChains,
  createRankList,
  showRankList,
  saveRankList,
  issueRankList,
  archiveRankList,
  listRankEntries,
  exportRankList,
  exportRankListSheet,
  listMyRanks,
  showLeaderboard,
  showLeaderboardChoice,
  saveLeaderboardChoice,
  showScorecard: (ctx, input, { request }) => showScorecard(ctx, input, addressOf(request)),
  issueScorecard,
  listScorecardLinks,
  revokeScorecard,
  verifyScorecard,
};
