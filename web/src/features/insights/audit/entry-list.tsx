import type { AuditEntryRow } from '@abhyas/contract/insights/audit';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './audit.module.css';
import { entryIcon } from './entry-icon.ts';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly rows: readonly AuditEntryRow[];
  readonly open?: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Entries as sentences, the newest first, day by day. */
export function EntryList({ rows, open, onOpen }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [now] = useState(Date.now);
  const days = Map.groupBy(rows, (row) => format.date(row.at));
  return [...days].map(([day, entries]) => (
    <section key={day} className={classes['group']} aria-label={day}>
      <h2>{format.sameDay(entries[0]!.at, now) ? t('insights.audit.today') : day}</h2>
      <ol>
        {entries.map((row) => (
          <li key={row.id}>
            <Entry row={row} isOpen={row.id === open} onOpen={() => onOpen(row.id)} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Entry({ row, isOpen, onOpen }: { row: AuditEntryRow; isOpen: boolean; onOpen: () => void }) {
  const format = useFormat();
  const { sentence, reasonText } = useEntryWords();
  const from = [row.device, row.address].filter(Boolean).join(' · ');
  return (
    <button type="button" className={classes['entry']} aria-expanded={isOpen} onClick={onOpen}>
      <span className={classes['mark']}>
        <Icon of={entryIcon(row.action)} size={16} />
      </span>
      <span className={classes['words']}>
        <b>{sentence(row)}</b>
        {row.reason && <q>{reasonText(row.reason)}</q>}
      </span>
      <span className={classes['from']}>{from}</span>
      <time dateTime={row.at}>{format.time(row.at)}</time>
      <Icon of={IconChevronRight} size={16} />
    </button>
  );
}
