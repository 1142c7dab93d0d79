import type { PersonKind, PersonRow } from '@abhyas/contract/identity/people';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { LinesCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import classes from './people.module.css';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  readonly kind: PersonKind;
  readonly rows: readonly PersonRow[];
  /** Absent where nothing can be done with several. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect: (accountIds: readonly string[], on: boolean) => void;
}

/** The people of one page; a name leads to the person. */
export function PeopleTable({ kind, rows, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { roleName } = useRoleWords();
  const column = (key: string) => t(`identity.people.columns.${key}`);
  const special = kind === 'student' ? 'target' : 'teaches';
  const all = rows.every(({ accountId }) => selected?.has(accountId));
  const selectAll = (
    <Checkbox
      size="sm"
      aria-label={t('identity.people.selectAll')}
      checked={all}
      indeterminate={!all && rows.some(({ accountId }) => selected?.has(accountId))}
      onChange={() =>
        onSelect(
          rows.map(({ accountId }) => accountId),
          !all,
        )
      }
    />
  );
  return (
    <Table
      cards
      label={t(`identity.people.tabs.${kind === 'student' ? 'students' : 'staff'}`)}
      head={[
        ...(selected ? [{ key: 'select', label: selectAll, width: 44 }] : []),
        { key: 'name', label: column('name') },
        ...(kind === 'staff' ? [{ key: 'role', label: column('role') }] : []),
        ...(kind === 'student'
          ? [
              { key: 'contact', label: column('contact') },
              { key: 'parent', label: column('parent') },
            ]
          : []),
        { key: 'status', label: column('status'), width: 130 },
        { key: special, label: column(special), width: kind === 'student' ? 120 : 180 },
        { key: 'added', label: column('added'), width: 120 },
        { key: 'seen', label: column('seen'), width: 120 },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.accountId} data-selected={selected?.has(row.accountId) || undefined}>
          {selected && (
            <td>
              <Checkbox
                size="sm"
                aria-label={t('identity.people.selectOne', { name: row.name })}
                checked={selected.has(row.accountId)}
                onChange={(event) => onSelect([row.accountId], event.currentTarget.checked)}
              />
            </td>
          )}
          <td>
            <Link
              to="/partner/people/person/$accountId"
              params={{ accountId: row.accountId }}
              className={classes['name']!}
            >
              <Avatar name={row.name} size="sm" />
              <span>
                <b>{row.name}</b>
                <small>{row.email}</small>
              </span>
            </Link>
          </td>
          {kind === 'staff' && <td data-label={column('role')}>{roleName(row.role)}</td>}
          {kind === 'student' && <ContactCells row={row} />}
          <td data-label={column('status')}>
            <StatusBadge status={row.status} />
          </td>
          <td data-label={column(special)}>
            {kind === 'student' ? (
              (row.targetYear ?? <span className={classes['quiet']}>{t('identity.people.noTarget')}</span>)
            ) : (
              <Subjects names={row.teaches} />
            )}
          </td>
          <td data-label={column('added')}>{date(row.addedAt)}</td>
          <td data-label={column('seen')}>
            {row.lastSeenAt ? (
              date(row.lastSeenAt)
            ) : (
              <span className={classes['quiet']}>{t('identity.people.never')}</span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** How a student and the parent are reached, and the roll number. */
function ContactCells({ row }: { readonly row: PersonRow }) {
  const { t } = useTranslation();
  return (
    <>
      <td data-label={t('identity.people.columns.contact')}>
        <Two first={row.mobileNumber} second={row.rollNumber} />
      </td>
      <td data-label={t('identity.people.columns.parent')}>
        <Two first={row.parentName} second={row.parentMobile} />
      </td>
    </>
  );
}

/** Two things of one person; a dash where neither is known. */
function Two({ first, second }: { readonly first: string | null; readonly second: string | null }) {
  const [shown = '–', under] = [first, second].filter((one) => one !== null);
  return (
    <LinesCell>
      {shown}
      {under && <small>{under}</small>}
    </LinesCell>
  );
}

function Subjects({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  return list(names.map((name) => t(`identity.people.subjects.${name}`, { defaultValue: name })));
}
