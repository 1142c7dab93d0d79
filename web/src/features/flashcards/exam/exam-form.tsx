import type { ExamPlan, ExamWay } from '@abhyas/contract/flashcards/exam';
import { Select, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import type { useChange } from '../../../lib/use-change.ts';
import { LimitBars } from '../../../ui/charts/limit-bars.tsx';
import { FieldRow } from '../../../ui/form/form.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './exam.module.css';
import { ExamVerdict } from './exam-verdict.tsx';

interface Props {
  readonly plan: ExamPlan | null;
  readonly save: ReturnType<typeof useChange<ExamPlan, ExamPlan>>;
}

const WANTED = [80, 85, 90, 95];
const MINUTES = [10, 15, 20, 25, 30, 45, 60, 90, 120];
const withOne = (choices: readonly number[], one: number) =>
  [...new Set([...choices, one])].toSorted((a, b) => a - b).map(String);
/** So many weeks have a bar of their own; a longer time is shown by every second week, and so on. */
const MOST_BARS = 12;

interface Wish {
  readonly examOn: string;
  readonly wanted: number;
  readonly minutes: number;
}

/** Day, recall and minutes, and beside them what each week takes. */
export function ExamForm({ plan, save }: Props) {
  const { t } = useTranslation();
  const [wish, setWish] = useState<Wish>({
    examOn: plan?.examOn ?? '',
    wanted: plan?.wanted ?? 90,
    minutes: plan?.minutes ?? 25,
  });
  const [chosen, setChosen] = useState<'within' | 'longer' | 'fewer'>();
  const foreseen = useForeseen(wish);
  const data = foreseen.error ? undefined : foreseen.data;
  const kind = chosen && data?.[chosen] ? chosen : data?.longer ? 'longer' : 'within';
  const way = data?.[data.possible ? 'within' : kind] ?? undefined;
  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part });
    setChosen(undefined);
  };
  return (
    <div className={classes['two']}>
      <Stack gap={4}>
        <WishFields wish={wish} error={foreseen.error} onChange={change} />
        {wish.examOn === '' && <Quiet as="p">{t('flashcards.exam.choose')}</Quiet>}
        {foreseen.isFetching && !data && <ListSkeleton rows={3} />}
        {data && way && (
          <ExamVerdict
            foreseen={data}
            wish={wish}
            way={way}
            kind={kind}
            onKind={setChosen}
            busy={save.busy || foreseen.isPlaceholderData}
            isKept={plan !== null && isSame(plan, { ...wish, ...way })}
            onSave={({ retention, newPerDay, mostNew, minutes }) =>
              save.send({ examOn: wish.examOn, wanted: wish.wanted, minutes, retention, newPerDay, mostNew })
            }
          />
        )}
      </Stack>
      {way && <Work way={way} limit={wish.minutes} />}
    </div>
  );
}

/** What can be remembered, asked anew with each wish; what was known before stays until then. */
const useForeseen = (wish: Wish) =>
  useQuery({
    ...query(api.flashcards.foreseeExam, { query: wish }, { quiet: true }),
    enabled: wish.examOn !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

interface WishProps {
  readonly wish: Wish;
  readonly error: Error | null;
  readonly onChange: (part: Partial<Wish>) => void;
}

function WishFields({ wish, error, onChange }: WishProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  return (
    <FieldRow>
      <TextInput
        type="date"
        label={t('flashcards.exam.on')}
        value={wish.examOn}
        error={error && say(error)}
        onChange={(event) => onChange({ examOn: event.currentTarget.value })}
      />
      <Select
        label={t('flashcards.exam.wanted')}
        data={withOne(WANTED, wish.wanted).map((value) => ({ value, label: `${value}%` }))}
        allowDeselect={false}
        value={String(wish.wanted)}
        onChange={(value) => value !== null && onChange({ wanted: Number(value) })}
      />
      <Select
        label={t('flashcards.exam.minutes')}
        data={withOne(MINUTES, wish.minutes).map((value) => ({ value, label: t('flashcards.exam.min', { value }) }))}
        allowDeselect={false}
        value={String(wish.minutes)}
        onChange={(value) => value !== null && onChange({ minutes: Number(value) })}
      />
    </FieldRow>
  );
}

const isSame = (plan: ExamPlan, way: Omit<ExamPlan, 'wanted'>) =>
  (['examOn', 'minutes', 'retention', 'newPerDay'] as const).every((key) => plan[key] === way[key]);

function Work({ way, limit }: { readonly way: ExamWay; readonly limit: number }) {
  const { t } = useTranslation();
  const { shortDate } = useFormat();
  const step = Math.ceil(way.weeks.length / MOST_BARS);
  return (
    <section aria-label={t('flashcards.exam.work')}>
      <h3>{t('flashcards.exam.work')}</h3>
      <LimitBars
        label={t('flashcards.exam.work')}
        limit={limit}
        asTable={t('flashcards.exam.asTable')}
        heads={[t('flashcards.exam.week'), t('flashcards.exam.aDay')]}
        legend={[
          t('flashcards.exam.within', { count: limit }),
          t('flashcards.exam.beyond', { count: limit }),
          t('flashcards.exam.limit'),
        ]}
        bars={way.weeks
          .filter((_, at) => at % step === 0)
          .map(({ from, minutes }) => ({ key: from, name: shortDate(noonOf(from)), value: minutes }))}
      />
    </section>
  );
}
