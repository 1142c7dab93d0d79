import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { ClassRatings, NamedDoubt } from '@abhyas/contract/live/feedback';
import { FEWEST_RATINGS } from '@abhyas/contract/live/words';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';

type Feedback = Reply<typeof contract.live.showClassFeedback>;

/** What students said of a class together, and what they asked after it. */
export function ClassFeedback({ classId }: { readonly classId: string }) {
  const shown = useQuery(query(api.live.showClassFeedback, { params: { classId } }));
  return (
    <Loaded query={shown} card skeleton={<CardSkeleton lines={3} />}>
      {({ ratings, doubts, can }) => (
        <>
          {ratings && <Ratings ratings={ratings} />}
          {doubts.length > 0 && <Doubts doubts={doubts} can={can} />}
        </>
      )}
    </Loaded>
  );
}

function Ratings({ ratings }: { readonly ratings: ClassRatings }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { rated, shown, tenths, spread, good, better, words } = ratings;
  if (tenths === null)
    return (
      <Card title={t('live.rating.ofClass')}>
        <p>{t(rated === 0 ? 'live.rating.none' : 'live.rating.few', { count: rated, fewest: FEWEST_RATINGS })}</p>
      </Card>
    );
  return (
    <Card title={t('live.rating.ofClass')} note={t('live.rating.of', { count: shown, rated: number(rated) })}>
      <Stack gap={4}>
        <Facts
          kind="figures"
          items={[
            { label: t('live.rating.mean'), value: number(tenths / 10) },
            ...spread
              .map((count, at) => ({ label: t('ui.stars', { count: at + 1 }), value: number(count) }))
              .toReversed(),
          ]}
        />
        <Points title={t('live.rating.wasGood')} points={good} />
        <Points title={t('live.rating.canBeBetter')} points={better} />
        {words.length > 0 && (
          <section>
            <b>{t('live.rating.inWords')}</b>
            <RowList label={t('live.rating.inWords')}>
              {words.map((one, at) => (
                // Words have no ids: nothing says who wrote them.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>{one}</li>
              ))}
            </RowList>
          </section>
        )}
      </Stack>
    </Card>
  );
}

/** What was chosen of the good or of the bad points, the most frequent first. */
function Points({ title, points }: { readonly title: string; readonly points: ClassRatings['good' | 'better'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const said = points.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  if (said.length === 0) return null;
  return (
    <section aria-label={title}>
      <b>{title}</b>
      <Facts
        kind="lines"
        items={said.map(({ point, count }) => ({ label: t(`live.rating.points.${point}`), value: number(count) }))}
      />
    </section>
  );
}

function Doubts({ doubts, can }: Pick<Feedback, 'doubts' | 'can'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const [open, setOpen] = useState<NamedDoubt>();
  return (
    <Card flush title={t('live.doubts.ofClass')}>
      <RowList label={t('live.doubts.ofClass')} flush>
        {doubts.map((one) => (
          <li key={one.id}>
            <Stack gap={1} style={{ flex: 1 }}>
              <b>{one.words}</b>
              <Quiet size="sm">{t('live.doubts.by', { name: one.student.name, at: dateTime(one.askedAt) })}</Quiet>
              {one.answer && <p style={{ whiteSpace: 'pre-line' }}>{one.answer.words}</p>}
              {one.answer && (
                <Quiet size="sm">
                  {t('live.doubts.answeredBy', { name: one.answer.by, at: dateTime(one.answer.at) })}
                </Quiet>
              )}
            </Stack>
            {can.answer && (
              <Button variant={one.answer ? 'ghost' : 'soft'} size="sm" onClick={() => setOpen(one)}>
                {t(one.answer ? 'live.doubts.answerAgain' : 'live.doubts.answer')}
              </Button>
            )}
          </li>
        ))}
      </RowList>
      {open && <AnswerDialog doubt={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

function AnswerDialog({ doubt, onClose }: { readonly doubt: NamedDoubt; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={doubt.words}
      submit={t('live.doubts.sendAnswer')}
      initial={{ answer: doubt.answer?.words ?? '' }}
      check={({ answer }) => (answer.trim() === '' ? { answer: t('live.doubts.answerMissing') } : {})}
      send={async ({ answer }) => {
        await api.live.answerDoubt({ params: { doubtId: doubt.id }, body: { answer: answer.trim() } });
        await client.invalidateQueries({ queryKey: api.live.showClassFeedback.key });
      }}
    >
      {(fields) => (
        <Textarea
          {...fields.text('answer')}
          label={t('live.doubts.yourAnswer')}
          maxLength={1000}
          autosize
          minRows={3}
        />
      )}
    </FormDialog>
  );
}
