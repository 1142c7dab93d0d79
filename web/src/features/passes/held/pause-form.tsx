import type { HeldPass } from '@abhyas/contract/passes/held';
import { NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly pass: HeldPass;
  readonly onClose: () => void;
}
const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** For how long a pass pauses, with the last day that comes of it. */
export function PauseForm({ pass: { passId, endsAt, can }, onClose }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const client = useQueryClient();
  const most = can.pauseDays ?? 1;
  return (
    <FormDialog
      title={t('passes.held.pauseTitle')}
      submit={({ days }) => t('passes.held.pauseFor', { count: days })}
      initial={{ days: Math.min(WEEK, most) }}
      onClose={onClose}
      send={async (body) => {
        await api.passes.pausePass({ params: { passId }, body });
        toast.good(t('passes.held.paused'));
        await Promise.all(['passes', 'courses'].map((domain) => client.invalidateQueries({ queryKey: [domain] })));
      }}
    >
      {(fields) => (
        <>
          <NumberInput
            label={t('passes.held.pauseDays')}
            description={t('passes.held.pauseHelp', { most, count: can.pausesLeft })}
            min={1}
            max={most}
            allowDecimal={false}
            value={fields.values.days}
            error={fields.errorOf('days')}
            onChange={(given) => fields.set('days', Number(given) || 1)}
          />
          <Quiet as="p">
            {t('passes.held.pauseEnds', {
              until: date(new Date(Date.parse(endsAt) + fields.values.days * DAY).toISOString()),
            })}
          </Quiet>
        </>
      )}
    </FormDialog>
  );
}
