import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './builder.module.css';
import type { Saving } from './use-autosaved.ts';

interface StandingProps {
  readonly saving: Saving;
  readonly savedAt: string;
}

/** How the last change stands, beside the title: "Saved 4:12 pm". */
export function SaveStanding({ saving: { state }, savedAt }: StandingProps) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const trouble = state === 'failed' || state === 'conflict' || state === 'held';
  const icon = trouble ? IconAlertTriangle : state === 'saved' ? IconCloudCheck : IconCloudUp;
  return (
    <span className={classes['standing']} data-trouble={trouble || undefined} role="status">
      <Icon of={icon} size={16} />
      {t(`courses.authoring.saving.${state}`, { time: time(savedAt) })}
    </span>
  );
}

interface TroubleProps {
  readonly saved: {
    readonly saving: Saving;
    readonly flush: () => Promise<boolean>;
    readonly takeTheirs: () => Promise<unknown>;
    readonly keepMine: () => Promise<unknown>;
  };
}

/** What to do when saving stopped: try again, or choose whose draft stays. Nothing is lost meanwhile. */
export function SaveTrouble({ saved: { saving, flush, takeTheirs, keepMine } }: TroubleProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  if (saving.state === 'failed')
    return (
      <Notice
        tone="warn"
        live
        title={t('courses.authoring.trouble.failed')}
        action={
          <Button size="sm" variant="outline" onClick={() => void flush()}>
            {t('courses.authoring.trouble.again')}
          </Button>
        }
      >
        {textOf(saving.error)}
      </Notice>
    );
  if (saving.state !== 'conflict') return null;
  return (
    <Notice tone="warn" live title={t('courses.authoring.trouble.conflict')}>
      <p>{isRefusal(saving.error, 'CONFLICT') ? t('courses.authoring.trouble.conflictText') : textOf(saving.error)}</p>
      <div className={classes['choices']}>
        <Button size="sm" variant="outline" onClick={() => void takeTheirs()}>
          {t('courses.authoring.trouble.theirs')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void keepMine()}>
          {t('courses.authoring.trouble.mine')}
        </Button>
      </div>
    </Notice>
  );
}
