import type { SimilarQuestion } from '@abhyas/contract/assessments/similar';
import { Button, Modal } from '@mantine/core';
import { IconArrowsExchange, IconListSearch, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { DifficultyBadge } from '../../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { ownMarksOf } from '../draft/own-marks.ts';
import classes from './one-question.module.css';

interface Props {
  readonly questionId: string;
  /** In the paper, through all sections. */
  readonly number: number;
  readonly onClose: () => void;
}

/** A few questions of the same type, knowledge area and difficulty, one of which may take the place of another. */
export function SwapQuestion({ questionId, number, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      size={720}
      onClose={onClose}
      title={t('authoring.composing.swap.title', { number })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Swapping questionId={questionId} number={number} onClose={onClose} />
    </Modal>
  );
}

function Swapping({ questionId, number, onClose }: Props) {
  const { t } = useTranslation();
  const { paper, draft, change, known, flush } = useBuilding();
  const list = useQuery({
    ...query(api.assessments.listSimilar, { params: { paperId: paper.id, questionId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const before = known.find(questionId);
  const taken = new Set(draft.sections.flatMap((section) => section.questionIds));
  const rows = list.data?.rows.filter(({ id }) => !taken.has(id)) ?? [];
  const take = (row: SimilarQuestion) => {
    const rule = ownMarksOf(draft.sections, questionId);
    known.remember([row]);
    change({ do: 'swapQuestion', questionId, by: row.id });
    toast.good(t('authoring.composing.swap.done', { number }), {
      undo: () => {
        change({ do: 'swapQuestion', questionId: row.id, by: questionId });
        change({ do: 'setOwnMarks', questionId, rule });
      },
      undoLabel: t('ui.undo'),
    });
    onClose();
  };
  const others = async () => {
    await flush();
    await list.refetch();
  };
  return (
    <div className={classes['swap']}>
      {before && (
        <div className={classes['now']}>
          <small>{t('authoring.composing.swap.now')}</small>
          <RichText doc={before.stem} />
        </div>
      )}
      {list.isPending && <CardSkeleton lines={6} />}
      {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && (
        <EmptyState icon={IconListSearch} title={t('authoring.composing.swap.none')}>
          {t('authoring.composing.swap.noneText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className={classes['similar']} aria-label={t('authoring.composing.swap.list')} aria-busy={list.isFetching}>
          {rows.map((row) => (
            <Similar key={row.id} row={row} images={list.data?.images ?? {}} onTake={() => take(row)} />
          ))}
        </ul>
      )}
      {list.data?.more && (
        <Button
          variant="outline"
          leftSection={<Icon of={IconRefresh} size={16} />}
          loading={list.isFetching}
          onClick={() => void others()}
        >
          {t('authoring.composing.swap.others')}
        </Button>
      )}
    </div>
  );
}

interface SimilarProps {
  readonly row: SimilarQuestion;
  readonly images: Readonly<Record<string, string>>;
  readonly onTake: () => void;
}

function Similar({ row, images, onTake }: SimilarProps) {
  const { t } = useTranslation();
  const label = t('questions.number', { number: row.number });
  return (
    <li>
      <div className={classes['facts']}>
        <b>{label}</b>
        <Badge>{t(`questions.types.${row.type}`)}</Badge>
        <DifficultyBadge difficulty={row.difficulty} />
        <span>{row.topic}</span>
        <span>
          {row.papers === 0
            ? t('authoring.composing.swap.fresh')
            : t('authoring.composing.swap.used', { count: row.papers })}
        </span>
      </div>
      <div className={classes['stem']}>
        <RichText doc={row.stem} resolveImage={(mediaId) => images[mediaId]} />
      </div>
      <Button
        size="sm"
        variant="soft"
        leftSection={<Icon of={IconArrowsExchange} size={16} />}
        aria-label={t('authoring.composing.swap.takeOf', { question: label })}
        onClick={onTake}
      >
        {t('authoring.composing.swap.take')}
      </Button>
    </li>
  );
}
