import type { api as contract } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { Button, NumberInput, Switch, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './accommodations.module.css';
import { useExtraTimeWords } from './use-extra-time-words.ts';

type Shown = Answer<typeof contract.learners.showAccommodations>;

/** What one student is granted for tests, how it came to be, and for who may: granting it without a request. */
export function GrantedNeeds({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const needs = useQuery(query(api.learners.showAccommodations, { params: { accountId } }));
  if (needs.error)
    return (
      <Card title={t('learners.accommodations.granting.title')}>
        <LoadFailed error={needs.error} onRetry={() => void needs.refetch()} />
      </Card>
    );
  if (!needs.data) return <CardSkeleton lines={4} />;
  const { granted, history, can } = needs.data;
  const key = JSON.stringify(granted);
  return (
    <Card title={t('learners.accommodations.granting.title')} note={t('learners.accommodations.granting.note')}>
      <div className={classes['form']}>
        {can.grant ? <GrantForm key={key} accountId={accountId} granted={granted} /> : <Standing granted={granted} />}
        {history.length > 0 && <History history={history} />}
      </div>
    </Card>
  );
}

function Standing({ granted }: Pick<Shown, 'granted'>) {
  const { t } = useTranslation();
  const words = useExtraTimeWords();
  const all = [
    words(granted.extraTime),
    ...(granted.largeText ? [t('learners.accommodations.largeText')] : []),
    ...(granted.reducedMotion ? [t('learners.accommodations.reducedMotion')] : []),
  ];
  return <p>{all.join(' · ')}</p>;
}

function GrantForm({ accountId, granted }: { readonly accountId: string } & Pick<Shown, 'granted'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { ...granted.extraTime, largeText: granted.largeText, reducedMotion: granted.reducedMotion, reason: '' },
    async ({ percent, minutes, reason, ...display }) => {
      const body = { extraTime: { percent, minutes }, display, reason };
      await api.learners.saveAccommodations({ params: { accountId }, body });
      await queryClient.invalidateQueries({ queryKey: api.learners.showAccommodations.key });
      toast.good(t('learners.accommodations.granting.saved'));
    },
    {
      check: ({ reason }) =>
        reason.trim().length < 3 ? { reason: t('learners.accommodations.granting.reasonNeeded') } : {},
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <div className={classes['pair']}>
        <NumberInput
          label={t('learners.accommodations.percent')}
          min={0}
          max={100}
          suffix=" %"
          value={values.percent}
          error={errorOf('percent')}
          onChange={(value) => set('percent', Number(value))}
        />
        <NumberInput
          label={t('learners.accommodations.minutes')}
          min={0}
          max={180}
          value={values.minutes}
          error={errorOf('minutes')}
          onChange={(value) => set('minutes', Number(value))}
        />
      </div>
      <Switch
        label={t('learners.accommodations.largeText')}
        description={t('learners.accommodations.largeTextHelp')}
        checked={values.largeText}
        onChange={(event) => set('largeText', event.currentTarget.checked)}
      />
      <Switch
        label={t('learners.accommodations.reducedMotion')}
        description={t('learners.accommodations.reducedMotionHelp')}
        checked={values.reducedMotion}
        onChange={(event) => set('reducedMotion', event.currentTarget.checked)}
      />
      <Textarea
        label={t('learners.accommodations.granting.reason')}
        description={t('learners.accommodations.granting.reasonHelp')}
        autosize
        minRows={2}
        maxLength={1000}
        value={values.reason}
        error={errorOf('reason')}
        onChange={(event) => set('reason', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button type="submit" variant="filled" loading={busy}>
          {t('learners.accommodations.granting.save')}
        </Button>
      </div>
    </form>
  );
}

function History({ history }: Pick<Shown, 'history'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useExtraTimeWords();
  return (
    <ul className={classes['history']} aria-label={t('learners.accommodations.granting.history')}>
      {history.map(({ at, actor, after, reason }) => (
        <li key={at}>
          <b>{words(after)}</b>
          <span>
            {actor}, {format.dateTime(at)}: {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
