import type { api as contract } from '@abhyas/contract';
import type { SimilarPair } from '@abhyas/contract/assessments/invigilation';
import type { Reply } from '@abhyas/contract/endpoint';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { briefDoc } from '../../../questions/index.ts';
import { responseWords } from '../../results/answer-words.ts';
import classes from '../invigilation.module.css';

type Question = Reply<typeof contract.assessments.compareAttempts>['questions'][number];
interface Props {
  readonly paperId: string;
  readonly pair: SimilarPair;
  readonly onClose: () => void;
}

/** Both answers of two students side by side, first only where both are wrong in the same way. */
export function ComparePanel({ paperId, pair, onClose }: Props) {
  const { t } = useTranslation();
  const params = { paperId, attemptId: pair.first.attemptId, otherId: pair.second.attemptId };
  const shown = useQuery(query(api.assessments.compareAttempts, { params }));
  const [all, setAll] = useState(false);
  const isShared = ({ same, first }: Question) => same && first.outcome === 'wrong';
  const questions = (shown.data?.questions ?? []).filter((question) => all || isShared(question));
  return (
    <SidePanel
      opened
      onClose={onClose}
      size="login"
      title={t('assessments.invigilation.similar.sideBySide')}
      subtitle={`${pair.first.student} · ${pair.second.student}`}
    >
      {shown.isPending && <ListSkeleton />}
      {shown.isError && <LoadFailed error={shown.error} onRetry={() => void shown.refetch()} />}
      {shown.data && (
        <div className={classes['form']}>
          <Checkbox
            label={t('assessments.invigilation.similar.all')}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
          <Answers first={shown.data.first} second={shown.data.second} questions={questions} />
        </div>
      )}
    </SidePanel>
  );
}

interface AnswersProps {
  readonly first: string;
  readonly second: string;
  readonly questions: readonly Question[];
}

function Answers({ first, second, questions }: AnswersProps) {
  const { t } = useTranslation();
  const { seconds } = useFormat();
  const label = t('assessments.invigilation.similar.question');
  const cell = ({ response, outcome, seconds: spent }: Question['first']) => (
    <span className={classes['side']} data-outcome={outcome}>
      <b>{responseWords(response)}</b>
      <small>{`${t(`assessments.invigilation.outcomes.${outcome}`)} · ${seconds(spent)}`}</small>
    </span>
  );
  return (
    <Table
      label={t('assessments.invigilation.similar.sideBySide')}
      head={[
        { key: 'question', label },
        { key: 'first', label: first },
        { key: 'second', label: second },
      ]}
    >
      {questions.map((question) => (
        <tr key={question.questionId}>
          <td>
            <span className={classes['stem']}>
              {`${question.number}. `}
              <RichText doc={briefDoc(question.stem)} inline />
            </span>
          </td>
          <td>{cell(question.first)}</td>
          <td>{cell(question.second)}</td>
        </tr>
      ))}
    </Table>
  );
}
