import type { AttendanceOfClass, AttendanceRow } from '@abhyas/contract/live/attendance';
import { type AttendanceStatus, statuses } from '@abhyas/contract/live/words';
import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { type Fields, useFields } from '../../../lib/use-fields.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FieldGroup, Form } from '../../../ui/form/form.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly attendance: AttendanceOfClass;
  readonly row: AttendanceRow;
  readonly onClose: () => void;
}

/** One student of a class: when there, and another status with a reason. */
export function MarkCard({ attendance, row, onClose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const params = { classId: attendance.class.id, accountId: row.student.id };
  const save = async (status: AttendanceStatus | null, reason: string) => {
    await api.live.markAttendance({ params, body: { status, reason } });
    void client.invalidateQueries({ queryKey: ['live'] });
    toast.good(t('live.mark.done', { name: row.student.name }));
    onClose();
  };
  const initial: MarkWish = { status: row.status, reason: row.mark?.reason ?? '' };
  const needsReason = attendance.class.kind !== 'classroom';
  const fields = useFields(initial, ({ status, reason }) => save(status, reason.trim()), {
    check: ({ reason }) => (needsReason && reason.trim() === '' ? { reason: t('errors.LIVE_REASON') } : {}),
  });
  return (
    <Card
      title={row.student.name}
      note={t('live.attendance.minutes', { count: row.minutes, formatted: number(row.minutes) })}
      aside={<IconButton icon={IconX} label={t('ui.close')} onClick={onClose} />}
    >
      <Form
        fields={fields}
        submit={t('live.mark.confirm', { status: t(`live.statuses.${fields.values.status}`) })}
        onCancel={onClose}
        more={
          row.mark && (
            <Button variant="ghost" onClick={() => void save(null, '')}>
              {t('live.mark.takeBack')}
            </Button>
          )
        }
      >
        <MarkFields fields={fields} row={row} />
      </Form>
    </Card>
  );
}

interface MarkWish {
  readonly status: AttendanceStatus;
  readonly reason: string;
}

function MarkFields({ fields, row }: { readonly fields: Fields<MarkWish>; readonly row: AttendanceRow }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <>
      <Facts
        items={row.stretches.map((one) => ({
          label: t('live.mark.there'),
          value: t('live.attendance.fromTo', { from: time(one.from), to: time(one.to) }),
        }))}
      />
      <FieldGroup label={t('live.attendance.columns.status')}>
        <ChipRow wrap label={t('live.attendance.columns.status')}>
          {statuses.map((status) => (
            <Chip
              key={status}
              size="md"
              on={fields.values.status === status}
              onClick={() => fields.set('status', status)}
            >
              {t(`live.statuses.${status}`)}
            </Chip>
          ))}
        </ChipRow>
      </FieldGroup>
      <TextInput
        {...fields.text('reason')}
        label={t('live.mark.reason')}
        description={t('live.mark.reasonHelp')}
        maxLength={200}
      />
    </>
  );
}
