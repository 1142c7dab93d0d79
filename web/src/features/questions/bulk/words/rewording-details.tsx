import type { QuestionChange } from '@abhyas/contract/questions/bulk';
import type { RewordingOutcome } from '@abhyas/contract/questions/rewording';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Pagination } from '../../../../ui/page/pagination.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { PapersThatKeep } from './papers-that-keep.tsx';
import classes from './words.module.css';

interface Props {
  readonly change: QuestionChange;
  /** What was changed, in words. */
  readonly what: string;
  readonly onClose: () => void;
}

/** What a change of words did to each question, why it left some, and which published tests keep what was before. */
export function RewordingDetails({ change, what, onClose }: Props) {
  const { t } = useTranslation();
  const [only, setOnly] = useState<'all' | 'left'>(change.left > 0 ? 'left' : 'all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...query(api.questions.showRewording, {
      params: { changeId: change.id },
      query: { page, ...(only === 'left' && { only }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <SidePanel opened onClose={onClose} title={t('questions.rewording.details.title')} subtitle={what}>
      <div className={classes['details']}>
        {!data && !error && <ListSkeleton rows={4} />}
        {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <PapersThatKeep papers={data.papers} />
            {data.left > 0 && (
              <Segmented
                label={t('questions.rewording.details.only')}
                size="sm"
                value={only}
                onChange={(value) => {
                  setOnly(value);
                  setPage(1);
                }}
                options={[
                  { value: 'all', label: t('questions.rewording.details.all') },
                  { value: 'left', label: t('questions.rewording.details.left') },
                ]}
              />
            )}
            {data.rows.length === 0 && <p className={classes['quiet']}>{t('questions.rewording.details.none')}</p>}
            <ul className={classes['outcomes']}>
              {data.rows.map((row) => (
                <Outcome key={row.questionId} row={row} />
              ))}
            </ul>
            <Pagination page={data.page} size={data.size} total={data.total} onPage={setPage} />
          </>
        )}
      </div>
    </SidePanel>
  );
}

function Outcome({ row: { questionId, number, outcome, version, problems } }: { readonly row: RewordingOutcome }) {
  const { t } = useTranslation();
  return (
    <li>
      <div className={classes['rowHead']}>
        <Link to="/partner/questions/$questionId" params={{ questionId }}>
          {t('questions.number', { number })}
        </Link>
        <Badge tone={outcome === 'refused' || outcome === 'changed_since' ? 'warn' : undefined}>
          {t(`questions.rewording.details.outcomes.${outcome}`, { version })}
        </Badge>
      </div>
      {problems.length > 0 && (
        <ul className={classes['problems']}>
          {problems.map((problem) => (
            <li key={problem.path + problem.messageKey}>{t(problem.messageKey, { ...problem.values })}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
