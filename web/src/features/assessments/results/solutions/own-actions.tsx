import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, query } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { OwnActions } from '../../../questions/index.ts';

interface Props {
  readonly attemptId: string;
  readonly questionId: string;
  readonly children?: ReactNode;
}

const keptAfter = (kept: readonly string[], questionId: string, isKept: boolean): string[] => [
  ...kept.filter((one) => one !== questionId),
  ...(isKept ? [questionId] : []),
];

/** Keeping and reporting a question of one's own attempt. */
export function SolutionActions({ attemptId, questionId, children }: Props) {
  const client = useQueryClient();
  const params = { attemptId, questionId };
  const asked = query(api.assessments.showOwnStand, { params });
  const { data } = useQuery(asked);
  const keep = useChange(
    (kept: boolean) =>
      kept ? api.assessments.keepSolution({ params }) : api.questions.removeBookmark({ params: { questionId } }),
    {
      stale: [asked.queryKey, api.questions.listBookmarks],
      after: async (_reply, kept, refreshed) => {
        await refreshed;
        client.setQueryData<AttemptResult>(
          query(api.assessments.showResult, { params: { attemptId } }).queryKey,
          (result) => result && { ...result, kept: keptAfter(result.kept, questionId, kept) },
        );
      },
    },
  );
  if (!data) return null;
  return (
    <OwnActions
      stand={data}
      busy={keep.busy}
      onKeep={keep.send}
      reporting={{
        send: async (body) => {
          await api.assessments.reportSolution({ params, body });
          await client.invalidateQueries({ queryKey: asked.queryKey });
        },
        upload: (picture) => api.assessments.uploadReportPicture({ params: { attemptId }, body: picture }),
      }}
    >
      {children}
    </OwnActions>
  );
}
