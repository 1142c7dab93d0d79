import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { ClassDoubt, OwnRating } from '@abhyas/contract/live/feedback';
import {
  type BetterPoint,
  betterPoints,
  FEWEST_RATINGS,
  type GoodPoint,
  goodPoints,
} from '@abhyas/contract/live/words';
import { Button, Textarea } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { StarField } from '../../../ui/form/star-field.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';

type Own = Reply<typeof contract.live.showAfterClass>;

/** After a class: what the student thinks of it, and what is not clear. */
export function OwnFeedback({ classId }: { readonly classId: string }) {
  const own = useQuery(query(api.live.showAfterClass, { params: { classId } }));
  return (
    <Loaded query={own} card skeleton={<CardSkeleton lines={3} />}>
      {({ mayRate, rating, doubts }) => (
        <>
          {mayRate && <Rate key={JSON.stringify(rating)} classId={classId} rating={rating} />}
          <Doubts classId={classId} doubts={doubts} />
        </>
      )}
    </Loaded>
  );
}

const nothing: OwnRating = { stars: 0, good: [], better: [], words: '' };

function Rate({ classId, rating }: { readonly classId: string; readonly rating: Own['rating'] }) {
  const { t } = useTranslation();
  const [value, setValue] = useState<OwnRating>(rating ?? nothing);
  const save = useChange((body: OwnRating) => api.live.rateClass({ params: { classId }, body }), {
    stale: [api.live.showAfterClass],
    said: t('live.rating.saved'),
  });
  return (
    <Card title={t('live.rating.title')}>
      <Stack gap={4}>
        <StarField
          label={t('live.rating.stars')}
          value={value.stars}
          onChange={(stars) => setValue({ ...value, stars })}
        />
        {value.stars > 0 && <Details value={value} onChange={setValue} />}
        <Quiet size="sm">{t('live.rating.who', { count: FEWEST_RATINGS - 1 })}</Quiet>
        <Button
          variant="action"
          loading={save.busy}
          disabled={value.stars === 0}
          leftSection={<Icon of={IconStar} size={16} />}
          onClick={() => save.send(value)}
        >
          {t(rating ? 'live.rating.change' : 'live.rating.send')}
        </Button>
      </Stack>
    </Card>
  );
}

interface DetailsProps {
  readonly value: OwnRating;
  readonly onChange: (value: OwnRating) => void;
}
/** By one tap what was good and what can be better, and in words. */
function Details({ value, onChange }: DetailsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Points
        title={t('live.rating.good')}
        all={goodPoints}
        chosen={value.good}
        onChange={(good) => onChange({ ...value, good })}
      />
      <Points
        title={t('live.rating.better')}
        all={betterPoints}
        chosen={value.better}
        onChange={(better) => onChange({ ...value, better })}
      />
      <Textarea
        label={t('live.rating.words')}
        maxLength={500}
        autosize
        minRows={2}
        value={value.words}
        onChange={({ currentTarget }) => onChange({ ...value, words: currentTarget.value })}
      />
    </>
  );
}

interface PointsProps<P extends string> {
  readonly title: string;
  readonly all: readonly P[];
  readonly chosen: readonly P[];
  readonly onChange: (chosen: P[]) => void;
}
function Points<P extends GoodPoint | BetterPoint>({ title, all, chosen, onChange }: PointsProps<P>) {
  const { t } = useTranslation();
  const words = (point: GoodPoint | BetterPoint) => t(`live.rating.points.${point}`);
  return (
    <Stack gap={1}>
      <b>{title}</b>
      <ChipRow label={title} wrap>
        {all.map((point) => (
          <Chip
            key={point}
            size="md"
            on={chosen.includes(point)}
            onClick={() =>
              onChange(chosen.includes(point) ? chosen.filter((one) => one !== point) : [...chosen, point])
            }
          >
            {words(point)}
          </Chip>
        ))}
      </ChipRow>
    </Stack>
  );
}

function Doubts({ classId, doubts }: { readonly classId: string; readonly doubts: readonly ClassDoubt[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <Card title={t('live.doubts.title')}>
      <Stack gap={3}>
        {doubts.length > 0 && (
          <RowList label={t('live.doubts.own')}>
            {doubts.map(({ id, words, answer }) => (
              <li key={id}>
                <Stack gap={1} style={{ flex: 1 }}>
                  <b>{words}</b>
                  {answer ? <p style={{ whiteSpace: 'pre-line' }}>{answer.words}</p> : null}
                  <Quiet size="sm">
                    {answer
                      ? t('live.doubts.answeredBy', { name: answer.by, at: dateTime(answer.at) })
                      : t('live.doubts.waiting')}
                  </Quiet>
                </Stack>
              </li>
            ))}
          </RowList>
        )}
        <Ask key={doubts.length} classId={classId} />
      </Stack>
    </Card>
  );
}

/** A field for the next doubt; it stands there empty once the one before is in the list. */
function Ask({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields(
    { words: '' },
    async ({ words }) => {
      await api.live.leaveDoubt({ params: { classId }, body: { words: words.trim() } });
      await client.invalidateQueries({ queryKey: api.live.showAfterClass.key });
    },
    { check: ({ words }) => (words.trim() === '' ? { words: t('live.doubts.missing') } : {}) },
  );
  return (
    <Form fields={fields} submit={t('live.doubts.send')} tone="filled">
      <Textarea {...fields.text('words')} label={t('live.doubts.ask')} maxLength={500} autosize minRows={2} />
    </Form>
  );
}
