import type { OwnReport } from '@abhyas/contract/questions/life';
import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconFlag } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './own-actions.module.css';
import { type Reporting, ReportPanel } from './report-panel.tsx';

interface Props {
  readonly stand: { readonly kept: boolean; readonly report: OwnReport | null };
  readonly busy: boolean;
  readonly onKeep: (kept: boolean) => void;
  readonly reporting: Reporting;
  /** What else can be done, at the end of the row. */
  readonly children?: ReactNode;
}
const tones = { open: 'info', upheld: 'good', dismissed: 'neutral' } as const;

/** What a student does with a question beside learning from it: keeps it, or says that something is wrong with it. */
export function OwnActions({ stand: { kept, report }, busy, onKeep, reporting, children }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes['own']}>
      <Button
        size="sm"
        variant="outline"
        aria-pressed={kept}
        loading={busy}
        leftSection={<Icon of={kept ? IconBookmarkFilled : IconBookmark} size={16} />}
        onClick={() => onKeep(!kept)}
      >
        {t(kept ? 'questions.life.kept' : 'questions.life.keep')}
      </Button>
      {report ? (
        <span className={classes['verdict']}>
          <Badge tone={tones[report.state]} icon={IconFlag}>
            {t(`questions.life.own.${report.state}`)}
          </Badge>
          {report.verdict}
        </span>
      ) : (
        <Button size="sm" variant="ghost" leftSection={<Icon of={IconFlag} size={16} />} onClick={() => setOpen(true)}>
          {t('questions.life.report')}
        </Button>
      )}
      {children}
      {open && <ReportPanel reporting={reporting} onClose={() => setOpen(false)} />}
    </div>
  );
}
