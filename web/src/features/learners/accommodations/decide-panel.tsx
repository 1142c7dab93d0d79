import type { AccommodationRequest } from '@abhyas/contract/learners/accommodations';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './accommodations.module.css';

interface Props {
  readonly request: AccommodationRequest;
  readonly onClose: () => void;
}

/** Grants what was asked, or another measure, or refuses, with a word to the student. */
export function DecidePanel({ request, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { percent: request.asked.percent, minutes: request.asked.minutes, answer: '', refuse: false },
    async ({ percent, minutes, answer, refuse }) => {
      const grant = refuse ? null : { percent, minutes };
      await api.learners.decideAccommodation({ params: { requestId: request.requestId }, body: { grant, answer } });
      toast.good(t(refuse ? 'learners.accommodations.refusedNow' : 'learners.accommodations.grantedNow'));
      await queryClient.invalidateQueries({ queryKey: api.learners.listAccommodationRequests.key });
      onClose();
    },
    {
      check: ({ percent, minutes, refuse }) =>
        !refuse && percent === 0 && minutes === 0 ? { percent: t('learners.accommodations.percentNeeded') } : {},
    },
  );
  return (
    <SidePanel opened onClose={onClose} title={request.student.name} subtitle={request.student.email}>
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <p>{request.reason}</p>
        <div className={classes['pair']}>
          <NumberInput
            size="lg"
            label={t('learners.accommodations.percent')}
            min={0}
            max={100}
            suffix=" %"
            value={values.percent}
            error={errorOf('percent')}
            onChange={(value) => set('percent', Number(value))}
          />
          <NumberInput
            size="lg"
            label={t('learners.accommodations.minutes')}
            min={0}
            max={180}
            value={values.minutes}
            error={errorOf('minutes')}
            onChange={(value) => set('minutes', Number(value))}
          />
        </div>
        <p>{t('learners.accommodations.larger')}</p>
        <Textarea
          label={t('learners.accommodations.answer')}
          autosize
          minRows={3}
          maxLength={1000}
          value={values.answer}
          error={errorOf('answer')}
          onChange={(event) => set('answer', event.currentTarget.value)}
        />
        <div className={classes['buttons']}>
          <Button type="submit" variant="outline" loading={busy && values.refuse} onClick={() => set('refuse', true)}>
            {t('learners.accommodations.refuse')}
          </Button>
          <Button type="submit" variant="action" loading={busy && !values.refuse} onClick={() => set('refuse', false)}>
            {t('learners.accommodations.grant')}
          </Button>
        </div>
      </form>
    </SidePanel>
  );
}
