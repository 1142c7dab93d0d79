import type { AuditEntryDetail } from '@abhyas/contract/insights/audit';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import type { AuditCalls } from './audit-calls.ts';
import type { AuditPatch } from '../addresses.ts';
import classes from './audit.module.css';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly calls: AuditCalls;
  readonly entryId: string | undefined;
  readonly onClose: () => void;
  readonly onFilter: (patch: AuditPatch) => void;
}

/** One entry: what stood before and after, why, from where, and its seal. */
export function EntryPanel({ calls, entryId, onClose, onFilter }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { sentence } = useEntryWords();
  const entry = useQuery({
    queryKey: [...calls.key, 'entry', entryId],
    queryFn: ({ signal }) => calls.show(entryId ?? '', signal),
    enabled: entryId !== undefined,
  });
  const { data, error } = entry;
  return (
    <SidePanel
      opened={entryId !== undefined}
      onClose={onClose}
      title={data ? sentence(data) : t('insights.audit.open')}
    >
      {data ? (
        <Detail entry={data} onFilter={onFilter} />
      ) : error ? (
        <Notice tone="info" live>
          {isRefusal(error, 'NOT_FOUND', 'INVALID_INPUT') ? t('insights.audit.entry.unknown') : say(error)}
        </Notice>
      ) : (
        <CardSkeleton lines={6} />
      )}
    </SidePanel>
  );
}

function Detail({ entry, onFilter }: { readonly entry: AuditEntryDetail; readonly onFilter: Props['onFilter'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { actorName, subjectName, fieldName, reasonText, valueText } = useEntryWords();
  const { subject, actor } = entry;
  const actorId = actor?.id ?? (subject.kind === 'account' ? subject.id : undefined);
  return (
    <div className={classes['detail']}>
      <dl className={classes['facts']}>
        <dt>{t('insights.audit.entry.when')}</dt>
        <dd>
          <time dateTime={entry.at}>
            {format.date(entry.at)}, {format.time(entry.at)}
          </time>
        </dd>
        <dt>{t('insights.audit.entry.who')}</dt>
        <dd>
          {actorName(entry)}
          {actor?.email && <small>{actor.email}</small>}
        </dd>
        <dt>{t('insights.audit.entry.what')}</dt>
        <dd>
          {subjectName(entry)}
          <small>{entry.action}</small>
        </dd>
        <dt>{t('insights.audit.entry.why')}</dt>
        <dd data-quiet={entry.reason === '' || undefined}>
          {(entry.reason && reasonText(entry.reason)) || t('insights.audit.entry.noReason')}
        </dd>
        <dt>{t('insights.audit.entry.from')}</dt>
        <dd title={entry.userAgent}>
          {[entry.device, entry.address].filter(Boolean).join(' · ') || t('insights.audit.entry.nowhere')}
        </dd>
        <dt>{t('insights.audit.entry.seal')}</dt>
        <dd>
          {entry.seal
            ? t('insights.audit.entry.sealed', {
                number: format.number(entry.seal.sequence),
                at: format.dateTime(entry.seal.at),
              })
            : t('insights.audit.entry.waiting')}
          {entry.seal && <code>{entry.seal.link.slice(0, 16)}…</code>}
        </dd>
      </dl>
      {entry.erased && <Notice tone="info">{t('insights.audit.entry.erased')}</Notice>}
      {entry.changes.length > 0 && <Changes changes={entry.changes} />}
      {entry.details.length > 0 && (
        <section>
          <h3>{t('insights.audit.entry.details')}</h3>
          <dl className={classes['facts']}>
            {entry.details.map(({ name, value }) => [
              <dt key={`${name}-name`}>{fieldName(name)}</dt>,
              <dd key={name}>{valueText(value)}</dd>,
            ])}
          </dl>
        </section>
      )}
      <div className={classes['narrow']}>
        {actorId && (
          <Button variant="default" size="sm" onClick={() => onFilter({ actorId })}>
            {t('insights.audit.onlyActor', { name: actorName(entry) })}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          onClick={() => onFilter({ subjectKind: subject.kind, subjectId: subject.id })}
        >
          {t('insights.audit.onlySubject', { name: subjectName(entry) })}
        </Button>
      </div>
    </div>
  );
}

/** Two columns, a field in each row: what stood before and what stands now. */
function Changes({ changes }: Pick<AuditEntryDetail, 'changes'>) {
  const { t } = useTranslation();
  const { fieldName, valueText } = useEntryWords();
  return (
    <section>
      <h3>{t('insights.audit.entry.changes')}</h3>
      <table className={classes['changes']}>
        <thead>
          <tr>
            <th scope="col">{t('insights.audit.entry.before')}</th>
            <th scope="col">{t('insights.audit.entry.after')}</th>
          </tr>
        </thead>
        {changes.map(({ field, before, after }) => (
          <tbody key={field}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {fieldName(field)}
              </th>
            </tr>
            <tr>
              <td data-empty={before === null || undefined}>
                <del>{valueText(before)}</del>
              </td>
              <td data-empty={after === null || undefined}>
                <ins>{valueText(after)}</ins>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}
