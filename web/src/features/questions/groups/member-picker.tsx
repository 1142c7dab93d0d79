import type { QuestionRow, QuestionType } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { BankFilters } from '../bank/bank-filters.tsx';
import { useBankList } from '../bank/use-bank-list.ts';
import { type BankSearch, bankSearch } from '../addresses.ts';
import { briefDoc } from '../preview/brief-doc.ts';
import classes from './groups.module.css';

interface Props {
  /** What the questions are taken for; a group unless it is said. */
  readonly title?: string;
  /** The kind of question that the list begins with; every kind unless it is said. */
  readonly type?: QuestionType;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly taken: ReadonlySet<string>;
  readonly full: boolean;
  readonly onAdd: (row: QuestionRow) => void;
}

const AT_ONCE = 20;

/** The bank with its filters, to take questions one by one. */
export function MemberPicker(props: Props) {
  const { t } = useTranslation();
  return (
    <SidePanel
      opened={props.opened}
      onClose={props.onClose}
      size="login"
      title={props.title ?? t('questions.groups.pick')}
    >
      {props.opened && <Picking {...props} />}
    </SidePanel>
  );
}

function Picking({ taken, full, onAdd, type }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState<BankSearch>(type ? { type } : {});
  const list = useBankList(search, AT_ONCE);
  return (
    <>
      <BankFilters
        search={search}
        onSearch={(patch) => setSearch((before) => bankSearch.patch(before, patch))}
        counts={list.data?.counts}
      />
      {list.isPending && <ListSkeleton rows={6} />}
      {list.error && <LoadFailed error={list.error} onRetry={list.retry} />}
      {list.data?.rows.length === 0 && <EmptyState icon={IconListSearch} title={t('questions.groups.noQuestion')} />}
      {list.data && list.data.rows.length > 0 && (
        <>
          <ul className={classes['members']}>
            {list.data.rows.map((row) => (
              <li key={row.id} className={classes['member']}>
                <div className={classes['memberWords']}>
                  <b>{t('questions.number', { number: row.number })}</b>
                  <span className={classes['stem']}>
                    <RichText doc={briefDoc(row.stem)} inline />
                  </span>
                </div>
                <Button
                  size="sm"
                  variant="soft"
                  disabled={full || taken.has(row.id)}
                  aria-label={t('questions.groups.addOne', { number: row.number })}
                  onClick={() => onAdd(row)}
                >
                  {t(taken.has(row.id) ? 'questions.groups.added' : 'questions.groups.addShort')}
                </Button>
              </li>
            ))}
          </ul>
          <Pagination
            page={list.data.page}
            size={list.data.size}
            total={list.data.total}
            onPage={(page) => setSearch((before) => bankSearch.patch(before, { page }))}
          />
        </>
      )}
    </>
  );
}
