import type { InstituteSales } from '@abhyas/contract/commerce/sales/desk';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconFlag, IconLockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { StackedCell } from '../../../../ui/list/cells.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { pointsAsPercent } from '../../offers/shares/share-words.ts';

interface Props {
  readonly rows: readonly InstituteSales[];
  /** Undefined: the caller may only look. */
  readonly onChange: ((institute: InstituteSales) => void) | undefined;
}

/** Institutes with their sums and what somebody has to look at; each leads to its page. */
export function InstitutesSalesTable({ rows, onChange }: Props) {
  const { t } = useTranslation();
  const say = (key: string) => t(`commerce.desk.${key}`);
  return (
    <Table
      cards
      label={say('institutes')}
      head={[
        { key: 'name', label: say('institute') },
        { key: 'care', label: say('health') },
        { key: 'sold', label: say('sold'), numeric: true },
        { key: 'commission', label: say('commission'), numeric: true },
        { key: 'due', label: say('due'), numeric: true },
        ...(onChange ? [{ key: 'rate', label: say('rate'), hidden: true }] : []),
      ]}
    >
      {rows.map((row) => (
        <InstituteRow key={row.instituteId} row={row} onChange={onChange} />
      ))}
    </Table>
  );
}

function InstituteRow({ row, onChange }: Pick<Props, 'onChange'> & { readonly row: InstituteSales }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const say = (key: string) => t(`commerce.desk.${key}`);
  return (
    <tr>
      <td>
        <StackedCell to={`/employees/institutes/${row.instituteId}`} note={t(`tenancy.lifecycle.states.${row.state}`)}>
          {row.name}
        </StackedCell>
      </td>
      <td data-label={say('health')}>
        <Care of={row} />
      </td>
      <td data-label={say('sold')} data-numeric>
        {money(row.soldPaise)}
      </td>
      <td data-label={say('commission')} data-numeric>
        <StackedCell note={pointsAsPercent(row.commissionPoints)}>{money(row.commissionPaise)}</StackedCell>
      </td>
      <td data-label={say('due')} data-numeric>
        <StackedCell note={row.payoutsWaiting > 0 && t('commerce.desk.waiting', { count: row.payoutsWaiting })}>
          {money(row.payoutsDuePaise)}
        </StackedCell>
      </td>
      {onChange && (
        <td>
          <Button
            size="sm"
            variant="outline"
            aria-label={`${say('change')}: ${row.name}`}
            onClick={() => onChange(row)}
          >
            {say('change')}
          </Button>
        </td>
      )}
    </tr>
  );
}

/** What somebody has to look at, the worst first; else that all is well. */
function Care({ of: { paidWithoutAccess, gateways, disputes, needsYou } }: { readonly of: InstituteSales }) {
  const { t } = useTranslation();
  const failing = gateways.filter(({ fails }) => fails);
  if (paidWithoutAccess + disputes + needsYou + failing.length === 0)
    return (
      <Badge tone="good" icon={IconCircleCheck}>
        {t('commerce.desk.well')}
      </Badge>
    );
  return (
    <Row gap={2}>
      {paidWithoutAccess > 0 && (
        <Badge tone="bad" icon={IconLockExclamation}>
          {t('commerce.desk.locked', { count: paidWithoutAccess })}
        </Badge>
      )}
      {failing.map(({ gateway, failed, tried }) => (
        <Badge key={gateway} tone="bad" icon={IconAlertTriangle}>
          {t('commerce.desk.fails', { gateway: t(`commerce.gateways.${gateway}.name`), failed, tried })}
        </Badge>
      ))}
      {disputes > 0 && (
        <Badge tone="warn" icon={IconFlag}>
          {t('commerce.desk.disputes', { count: disputes })}
        </Badge>
      )}
      {needsYou > 0 && (
        <Badge tone="warn" icon={IconFlag}>
          {t('commerce.desk.orders', { count: needsYou })}
        </Badge>
      )}
    </Row>
  );
}
