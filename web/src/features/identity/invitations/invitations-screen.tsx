import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import { Button } from '@mantine/core';
import { IconMailPlus, IconMailSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { PeopleFrame } from '../people/people-frame.tsx';
import classes from '../people/people.module.css';
import { TwoLines } from '../people/two-lines.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import { type InvitationsPatch, type InvitationsSearch, invitationStatuses } from '../addresses.ts';
import { InviteModal } from './invite-modal.tsx';

interface Props {
  readonly search: InvitationsSearch;
  readonly onSearch: (patch: InvitationsPatch) => void;
}
const tones = { open: 'info', accepted: 'good', expired: 'warn', withdrawn: 'neutral' } as const;

/** Who was invited, and whether they came. */
export function InvitationsScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [inviting, setInviting] = useState(false);
  const { status, page = 1 } = search;
  const list = useQuery({
    ...query(api.identity.listStaffInvitations, { query: { page, ...(status && { status }) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const invite = (
    <Button variant="action" leftSection={<Icon of={IconMailPlus} size={16} />} onClick={() => setInviting(true)}>
      {t('identity.invitations.invite')}
    </Button>
  );
  return (
    <PeopleFrame action={data?.can.write && invite}>
      <Card flush as="div">
        <h2 className="sr-only">{t('identity.people.tabs.invitations')}</h2>
        <div className={classes['filters']}>
          <ChipRow label={t('identity.invitations.filter')}>
            <Chip on={!status} onClick={() => onSearch({ status: undefined })}>
              {t('identity.invitations.statuses.all')}
            </Chip>
            {invitationStatuses.map((one) => (
              <Chip key={one} on={status === one} onClick={() => onSearch({ status: one })}>
                {t(`identity.invitations.statuses.${one}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        {list.isPending && <TableSkeleton rows={6} columns={4} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data?.rows.length === 0 &&
          (status ? (
            <EmptyState icon={IconMailSearch} title={t('identity.invitations.noMatch')} />
          ) : (
            <EmptyState icon={IconMailPlus} title={t('identity.invitations.empty')}>
              {t('identity.invitations.emptyText')}
            </EmptyState>
          ))}
        {data && data.rows.length > 0 && (
          <>
            <Rows rows={data.rows} canWrite={data.can.write} />
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              onPage={(next) => onSearch({ page: next })}
            />
          </>
        )}
      </Card>
      <InviteModal opened={inviting} onClose={() => setInviting(false)} />
    </PeopleFrame>
  );
}

function Rows({ rows, canWrite }: { readonly rows: readonly StaffInvitation[]; readonly canWrite: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { roleName } = useRoleWords();
  const column = (key: string) => t(`identity.invitations.columns.${key}`);
  return (
    <Table
      cards
      label={t('identity.people.tabs.invitations')}
      head={[
        { key: 'email', label: column('email') },
        { key: 'role', label: column('role'), width: 160 },
        { key: 'status', label: column('status'), width: 130 },
        { key: 'sent', label: column('sent') },
        ...(canWrite ? [{ key: 'actions', label: column('actions'), hidden: true, width: 250 }] : []),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.invitationId}>
          <td>
            <TwoLines first={row.name || row.email} second={row.name ? row.email : undefined} />
          </td>
          <td data-label={column('role')}>{roleName(row.role)}</td>
          <td data-label={column('status')}>
            <Badge tone={tones[row.status]}>{t(`identity.invitations.statuses.${row.status}`)}</Badge>
          </td>
          <td data-label={column('sent')}>
            <span>
              {t('identity.invitations.sentBy', { by: row.sentBy, at: format.date(row.sentAt) })}
              {row.status === 'open' && (
                <span className={classes['quiet']}>
                  {' · '}
                  {t('identity.invitations.until', { at: format.date(row.expiresAt) })}
                </span>
              )}
            </span>
          </td>
          {canWrite && (
            <td>{(row.status === 'open' || row.status === 'expired') && <RowActions id={row.invitationId} />}</td>
          )}
        </tr>
      ))}
    </Table>
  );
}

function RowActions({ id: invitationId }: { readonly id: string }) {
  const { t } = useTranslation();
  const step = useChange(
    (name: 'resendStaffInvitation' | 'withdrawStaffInvitation') => api.identity[name]({ params: { invitationId } }),
    {
      stale: [['identity', 'listStaffInvitations']],
      said: (_, name) => t(`identity.invitations.${name === 'resendStaffInvitation' ? 'resent' : 'withdrawn'}`),
    },
  );
  return (
    <span className={classes['start']}>
      <Button size="sm" variant="outline" loading={step.busy} onClick={() => step.send('resendStaffInvitation')}>
        {t('identity.invitations.resend')}
      </Button>
      <Button size="sm" variant="ghost" disabled={step.busy} onClick={() => step.send('withdrawStaffInvitation')}>
        {t('identity.invitations.withdraw')}
      </Button>
    </span>
  );
}
