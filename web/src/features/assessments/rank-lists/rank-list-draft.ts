import type { RankListDraft } from '@abhyas/contract/assessments/rank-lists';

type Sessions = RankListDraft['sessions'];
/** What hinders saving: the title is missing; a paper is missing or chosen twice. */
export interface DraftProblems {
  readonly title?: true;
  readonly sessions?: 'paperMissing' | 'paperTwice';
}

export const emptyDraft: RankListDraft = {
  title: '',
  combine: 'best_percentile',
  sessions: [{ paperId: '', label: '' }],
  tieChainId: null,
  shared: true,
};

export const addSession = (sessions: Sessions): Sessions => [...sessions, { paperId: '', label: '' }];
export const removeSession = (sessions: Sessions, at: number): Sessions => sessions.filter((_, other) => other !== at);

/** Changes one session; a paper that is chosen names its session, unless a person has named it, and has versions of its own. */
export function setSession(
  sessions: Sessions,
  at: number,
  part: Partial<Sessions[number]>,
  titles: ReadonlyMap<string, string>,
): Sessions {
  return sessions.map((session, other) => {
    if (other !== at) return session;
    const named = session.label === '' || session.label === titles.get(session.paperId)?.slice(0, 60);
    const title = part.paperId === undefined ? undefined : titles.get(part.paperId)?.slice(0, 60);
    const { version, ...rest } = session;
    const same = part.paperId === undefined || part.paperId === session.paperId;
    const kept = same && version !== undefined && { version };
    return { ...rest, ...kept, ...(named && title !== undefined && { label: title }), ...part };
  });
}

/** Everything that hinders saving; empty where nothing does. */
export function problemsOf({ title, sessions }: RankListDraft): DraftProblems {
  const papers = sessions.map(({ paperId }) => paperId);
  const isMissing = sessions.some(({ paperId, label }) => paperId === '' || label.trim() === '');
  const isTwice = new Set(papers).size < papers.length;
  return {
    ...(title.trim() === '' && { title: true as const }),
    ...(isMissing ? { sessions: 'paperMissing' as const } : isTwice && { sessions: 'paperTwice' as const }),
  };
}
