import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button, NumberInput, Switch, Textarea } from '@mantine/core';
import { IconAccessible } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { showAsNeeded } from '../display/show-as-needed.ts';
import classes from './accommodations.module.css';
import { stateTones } from './request-states.ts';
import { useExtraTimeWords } from './use-extra-time-words.ts';

type Needs = Reply<typeof contract.learners.showMyAccommodations>;

/** What a student needs to learn on equal terms: larger letters and less motion at once, extra time by asking. */
export function MyNeeds() {
  const { data, error, refetch } = useQuery(query(api.learners.showMyAccommodations));
  if (!data) {
    return error ? <LoadFailed card error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={6} />;
  }
  const isWaiting = data.requests.some(({ state }) => state === 'open');
  return (
    <Columns kind="two">
      <Stacked>
        <Display granted={data.granted} />
        {!isWaiting && <AskForTime />}
      </Stacked>
      <Granted data={data} />
    </Columns>
  );
}

function Display({ granted }: { readonly granted: Needs['granted'] }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const save = useChange(
    (display: { largeText: boolean; reducedMotion: boolean }) => api.learners.updateProfile({ body: { display } }),
    {
      stale: [api.learners.showMyAccommodations],
      after: (profile) => queryClient.setQueryData([...api.learners.showProfile.key, null], profile),
      ahead: (display) => {
        showAsNeeded(display);
        return () => showAsNeeded(granted);
      },
    },
  );
  const { largeText, reducedMotion } = save.given ?? granted;
  return (
    <Card title={t('learners.accommodations.display')}>
      <div className={classes['form']}>
        <Switch
          size="md"
          label={t('learners.accommodations.largeText')}
          description={t('learners.accommodations.largeTextHelp')}
          checked={largeText}
          onChange={(event) => save.send({ largeText: event.currentTarget.checked, reducedMotion })}
        />
        <Switch
          size="md"
          label={t('learners.accommodations.reducedMotion')}
          description={t('learners.accommodations.reducedMotionHelp')}
          checked={reducedMotion}
          onChange={(event) => save.send({ largeText, reducedMotion: event.currentTarget.checked })}
        />
      </div>
    </Card>
  );
}

function AskForTime() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { percent: 25, reason: '' },
    async ({ percent, reason }) => {
      await api.learners.askAccommodation({ body: { asked: { percent, minutes: 0 }, reason } });
      toast.good(t('learners.accommodations.sent'));
      await queryClient.invalidateQueries({ queryKey: api.learners.showMyAccommodations.key });
    },
    {
      check: ({ percent, reason }) => ({
        ...((percent < 1 || percent > 100) && { percent: t('learners.accommodations.percentNeeded') }),
        ...(reason.trim().length < 10 && { reason: t('learners.accommodations.reasonNeeded') }),
      }),
    },
  );
  return (
    <Card title={t('learners.accommodations.ask')} note={t('learners.accommodations.askNote')}>
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <NumberInput
          size="lg"
          label={t('learners.accommodations.percent')}
          min={1}
          max={100}
          suffix=" %"
          value={values.percent}
          error={errorOf('percent')}
          onChange={(value) => set('percent', Number(value))}
        />
        <Textarea
          label={t('learners.accommodations.reason')}
          description={t('learners.accommodations.reasonHelp')}
          autosize
          minRows={3}
          maxLength={1000}
          value={values.reason}
          error={errorOf('reason')}
          onChange={(event) => set('reason', event.currentTarget.value)}
        />
        <div className={classes['buttons']}>
          <Button type="submit" variant="action" loading={busy}>
            {t('learners.accommodations.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Granted({ data }: { readonly data: Needs }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useExtraTimeWords();
  const withdraw = useChange((requestId: string) => api.learners.withdrawAccommodation({ params: { requestId } }), {
    stale: [api.learners.showMyAccommodations],
  });
  return (
    <Card title={t('learners.accommodations.extraTime')} note={words(data.granted.extraTime)} flush>
      {data.requests.length === 0 ? (
        <EmptyState icon={IconAccessible} title={t('learners.accommodations.nothingAsked')}>
          {t('learners.accommodations.nothingAskedText')}
        </EmptyState>
      ) : (
        <ul className={classes['list']}>
          {data.requests.map((request) => (
            <li key={request.requestId} className={classes['request']}>
              <span className={classes['words']}>
                <b>{words(request.asked)}</b>
                <span>
                  {format.date(request.askedAt)} · {request.reason}
                </span>
                {request.answer && (
                  <span>
                    {t('learners.accommodations.answered', { who: request.decidedBy ?? '', answer: request.answer })}
                  </span>
                )}
              </span>
              <Badge tone={stateTones[request.state]}>{t(`learners.accommodations.states.${request.state}`)}</Badge>
              {request.state === 'open' && (
                <Button variant="outline" size="sm" onClick={() => withdraw.send(request.requestId)}>
                  {t('learners.accommodations.withdraw')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
