import type { DoubtPin, DoubtRow } from '@abhyas/contract/courses/doubts';
import { Button } from '@mantine/core';
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { AskDoubt } from './asking/ask-doubt.tsx';
import { DoubtLine } from './doubt-line.tsx';
import classes from './doubts.module.css';
import { OTHERWISE_MS, useNews } from './use-news.ts';
import { LearnerThread } from './learner-thread.tsx';

const scopes = ['lesson', 'course', 'mine'] as const;
type Scope = (typeof scopes)[number];

interface Props {
  readonly courseId: string;
  readonly lessonId: string;
  /** Where the learner is; asked when he or she begins to ask, so that nothing is drawn anew each second. */
  readonly place: DoubtPin | null | (() => DoubtPin | null);
  /** Where he or she is, roughly: the doubts near to it stand first. Null where one is nowhere. */
  readonly near?: DoubtPin | null;
  /** Goes to the second or page of a doubt. */
  readonly onSeek: (pin: DoubtPin) => void;
  /** The open doubt, as the address keeps it. */
  readonly doubtId?: string | undefined;
  readonly onDoubt?: ((doubtId: string | undefined) => void) | undefined;
}

/** Doubts of a lesson and its course: read, ask, answer. Fills the width it is given. */
export function DoubtsPanel({ courseId, lessonId, place, near = null, onSeek, doubtId, onDoubt }: Props) {
  const client = useQueryClient();
  useNews({
    ask: (since, signal) =>
      api.courses.awaitDoubtNews({ params: { courseId }, query: { since } }, { signal, quiet: true }),
    onNews: () =>
      [api.courses.listDoubts, api.courses.showDoubt].map(({ key }) => client.invalidateQueries({ queryKey: key })),
  });
  const [own, setOwn] = useState<string>();
  const [asking, setAsking] = useState<{ readonly pin: DoubtPin | null }>();
  const open = onDoubt ? doubtId : (own ?? doubtId);
  const show = (id: string | undefined) => {
    setAsking(undefined);
    if (onDoubt) onDoubt(id);
    else setOwn(id);
  };
  if (open) return <LearnerThread key={open} doubtId={open} onSeek={onSeek} onBack={() => show(undefined)} />;
  if (asking)
    return (
      <AskDoubt
        courseId={courseId}
        lessonId={lessonId}
        pin={asking.pin}
        onOpen={show}
        onCancel={() => setAsking(undefined)}
      />
    );
  return (
    <DoubtList
      courseId={courseId}
      lessonId={lessonId}
      near={near}
      onOpen={show}
      onAsk={() => setAsking({ pin: typeof place === 'function' ? place() : place })}
    />
  );
}

interface ListProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly near: DoubtPin | null;
  readonly onOpen: (doubtId: string) => void;
  readonly onAsk: () => void;
}

function DoubtList({ courseId, lessonId, near, onOpen, onAsk }: ListProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [scope, setScope] = useState<Scope>('lesson');
  const [page, setPage] = useState(1);
  const asked = { scope, lessonId, page, size: 20, ...(scope === 'lesson' && placeAsked(near)) };
  const { data, error, refetch } = useQuery({
    ...query(api.courses.listDoubts, { params: { courseId }, query: asked }, { quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: OTHERWISE_MS,
  });
  return (
    <div className={classes['panel']}>
      <div className={classes['top']}>
        <ChipRow label={t('courses.doubts.which')}>
          {scopes.map((one) => (
            <Chip
              key={one}
              on={scope === one}
              count={data && number(data.counts[one])}
              onClick={() => {
                setScope(one);
                setPage(1);
              }}
            >
              {t(`courses.doubts.scopes.${one}`)}
            </Chip>
          ))}
        </ChipRow>
        <Button size="sm" leftSection={<Icon of={IconPlus} size={16} />} onClick={onAsk}>
          {t('courses.doubts.ask')}
        </Button>
      </div>
      {!data && !error && <ListSkeleton rows={3} />}
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.near.length === 0 && data.rows.length === 0 && (
        <EmptyState icon={IconMessageQuestion} title={t(`courses.doubts.none.${scope}`)}>
          {t('courses.doubts.noneText')}
        </EmptyState>
      )}
      {data && page === 1 && data.near.length > 0 && (
        <Doubts
          title={t(near?.at === 'page' ? 'courses.doubts.nearPage' : 'courses.doubts.nearMoment')}
          rows={data.near}
          onOpen={onOpen}
        />
      )}
      {data && data.rows.length > 0 && (
        <>
          <Doubts
            title={data.near.length > 0 && page === 1 ? t('courses.doubts.otherDoubts') : undefined}
            rows={data.rows}
            onOpen={onOpen}
          />
          <Pagination page={data.page} size={data.size} total={data.total} onPage={setPage} />
        </>
      )}
    </div>
  );
}

const placeAsked = (near: DoubtPin | null) =>
  near && (near.at === 'second' ? { nearSecond: near.second } : { nearPage: near.page });

interface DoubtsProps {
  readonly title: string | undefined;
  readonly rows: readonly DoubtRow[];
  readonly onOpen: (doubtId: string) => void;
}

function Doubts({ title, rows, onOpen }: DoubtsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={title && headingId}>
      {title && (
        <h3 id={headingId} className={classes['heading']}>
          {title}
        </h3>
      )}
      <ul className={classes['list']}>
        {rows.map((doubt) => (
          <DoubtLine key={doubt.doubtId} doubt={doubt} onOpen={() => onOpen(doubt.doubtId)} />
        ))}
      </ul>
    </section>
  );
}
