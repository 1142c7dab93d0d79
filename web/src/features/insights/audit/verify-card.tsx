import type { AuditVerification } from '@abhyas/contract/insights/audit';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import type { AuditCalls } from './audit-calls.ts';
import classes from './audit.module.css';

interface Props {
  readonly calls: AuditCalls;
  readonly onEntry: (id: string) => void;
  /** What else can be done with the log. */
  readonly beside: ReactNode;
}

/** Recomputes every seal and says whether the log is whole; where not, the first row that is wrong. */
export function VerifyCard({ calls, onEntry, beside }: Props) {
  const { t } = useTranslation();
  const verifying = useChange(calls.verify, {
    inline: true,
  });
  return (
    <div className={classes['verify']}>
      <div className={classes['buttons']}>
        <Button
          variant="default"
          leftSection={<Icon of={IconShieldCheck} size={16} />}
          loading={verifying.busy}
          onClick={() => verifying.send()}
        >
          {t('insights.audit.verify.run')}
        </Button>
        {beside}
      </div>
      <Problem>{verifying.problem}</Problem>
      {verifying.reply &&
        (verifying.reply.fault ? (
          <Broken found={verifying.reply} onEntry={onEntry} />
        ) : (
          <Whole found={verifying.reply} />
        ))}
    </div>
  );
}

function Whole({ found }: { readonly found: AuditVerification }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { rows, erased, waiting, sealedUntil, exported } = found;
  return (
    <Notice tone="good" live title={t('insights.audit.verify.title')}>
      {[
        t('insights.audit.verify.rows', { count: rows, until: sealedUntil ? format.dateTime(sealedUntil) : '–' }),
        erased > 0 && t('insights.audit.verify.erased', { count: erased }),
        waiting > 0 && t('insights.audit.verify.waiting', { count: waiting }),
        exported
          ? t('insights.audit.verify.head', {
              sequence: format.number(exported.sequence),
              at: format.dateTime(exported.at),
            })
          : t('insights.audit.verify.noHead'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}

function Broken({ found, onEntry }: { readonly found: AuditVerification; readonly onEntry: Props['onEntry'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, sequence, at, entryId } = found.fault!;
  const row = at ? `${format.number(sequence)} (${format.dateTime(at)})` : format.number(sequence);
  const shown = entryId !== null && at !== null ? entryId : undefined;
  return (
    <Notice
      tone="bad"
      live
      title={t('insights.audit.verify.wrong')}
      action={
        shown && (
          <Button size="sm" variant="default" onClick={() => onEntry(shown)}>
            {t('insights.audit.verify.show')}
          </Button>
        )
      }
    >
      {t(`insights.audit.verify.${kind}`, { sequence: row })}{' '}
      {sequence > 1 && kind !== 'head_forged' && t('insights.audit.verify.before')}
    </Notice>
  );
}
