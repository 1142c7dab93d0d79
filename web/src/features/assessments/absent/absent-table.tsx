import type { AbsentRow } from '@abhyas/contract/assessments/absent';
import { IconClock, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './absent.module.css';

/** One page of students who have not sat the test. */
export function AbsentTable({ rows }: { readonly rows: readonly AbsentRow[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const column = (key: string) => t(`authoring.absent.columns.${key}`);
  return (
    <Table
      label={t('authoring.absent.title')}
      cards
      head={[
        { key: 'student', label: column('student') },
        { key: 'batches', label: column('batches') },
        { key: 'state', label: column('state') },
        { key: 'closes', label: column('closes') },
      ]}
    >
      {rows.map(({ accountId, student, email, batches, state, closesAt }) => (
        <tr key={accountId}>
          <td className={classes['student']}>
            <b>{student}</b>
            <small>{email}</small>
          </td>
          <td data-label={column('batches')}>{batches.length > 0 ? batches.join(', ') : '–'}</td>
          <td data-label={column('state')}>
            <Badge tone={state === 'absent' ? 'bad' : 'info'} icon={state === 'absent' ? IconUserOff : IconClock}>
              {t(`authoring.absent.states.${state}`)}
            </Badge>
          </td>
          <td data-label={column('closes')}>
            <span className={classes['quiet']}>{closesAt ? dateTime(closesAt) : t('authoring.schedule.never')}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
