import { LATE_MINUTES } from '@abhyas/contract/live/words';
import { NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

interface Props {
  readonly classId: string;
  readonly presentFrom: number;
  readonly onClose: () => void;
}

/** From which share of the time a student counts as present in this class. */
export function RuleDialog({ classId, presentFrom, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t('live.rule.title')}
      submit={t('live.rule.save')}
      initial={{ presentFrom: presentFrom as number | string }}
      check={(values) => (values.presentFrom === '' ? { presentFrom: t('live.rule.missing') } : {})}
      send={async (values) => {
        await api.live.saveAttendanceRule({ params: { classId }, body: { presentFrom: Number(values.presentFrom) } });
        void client.invalidateQueries({ queryKey: ['live'] });
      }}
    >
      {(fields) => (
        <>
          <p>{t('live.rule.text', { minutes: LATE_MINUTES })}</p>
          <NumberInput
            {...fields.choice('presentFrom')}
            label={t('live.rule.label')}
            suffix="%"
            min={10}
            max={100}
            allowDecimal={false}
          />
        </>
      )}
    </FormDialog>
  );
}
