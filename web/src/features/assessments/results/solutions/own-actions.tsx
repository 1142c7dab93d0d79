import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconFlag } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { ReportPanel } from './report-panel.tsx';
import classes from './solutions.module.css';

interface Props {
  readonly attemptId: string;
  readonly questionId: string;
}
const tones = { open: 'info', upheld: 'good', dismissed: 'neutral' } as const;

const keptAfter = (kept: readonly string[], questionId: string, isKept: boolean): string[] => [
  ...kept.filter((one) => one !== questionId),
  ...(isKept ? [questionId] : []),
];

/** What a student does with a question beside learning from it: keeps it, or says that something is wrong with it. */
export function OwnActions({ attemptId, questionId }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [reporting, setReporting] = useState(false);
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
    <div className={classes['own']}>
      <Button
        size="sm"
        variant="outline"
        aria-pressed={data.kept}
        loading={keep.busy}
        leftSection={<Icon of={data.kept ? IconBookmarkFilled : IconBookmark} size={16} />}
        onClick={() => keep.send(!data.kept)}
      >
        {t(data.kept ? 'questions.life.kept' : 'questions.life.keep')}
      </Button>
      {data.report ? (
        <span className={classes['verdict']}>
          <Badge tone={tones[data.report.state]} icon={IconFlag}>
            {t(`questions.life.own.${data.report.state}`)}
          </Badge>
          {data.report.verdict}
        </span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          leftSection={<Icon of={IconFlag} size={16} />}
          onClick={() => setReporting(true)}
        >
          {t('questions.life.report')}
        </Button>
      )}
      {reporting && <ReportPanel {...params} onClose={() => setReporting(false)} />}
    </div>
  );
}
