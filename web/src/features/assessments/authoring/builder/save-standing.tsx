import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';

/** How the last change stands, beside the title: "Saved 4:12 pm". */
export function SaveStanding() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { saving, paper } = useBuilding();
  const { state } = saving;
  const trouble = state === 'failed' || state === 'conflict' || state === 'held';
  const icon = trouble ? IconAlertTriangle : state === 'saved' ? IconCloudCheck : IconCloudUp;
  return (
    <span className={classes['standing']} data-trouble={trouble || undefined} role="status">
      <Icon of={icon} size={16} />
      {t(`authoring.saving.${state}`, { time: time(paper.updatedAt) })}
    </span>
  );
}

/** What to do when saving stopped: try again, or choose whose draft stays. Nothing is lost meanwhile. */
export function SaveTrouble() {
  const { t } = useTranslation();
  const { saving, flush, takeTheirs, keepMine } = useBuilding();
  const textOf = useRefusalText();
  if (saving.state === 'failed')
    return (
      <Notice
        tone="warn"
        live
        title={t('authoring.trouble.failed')}
        action={
          <Button size="sm" variant="outline" onClick={() => void flush()}>
            {t('authoring.trouble.again')}
          </Button>
        }
      >
        {t('authoring.trouble.failedText')}
      </Notice>
    );
  if (saving.state !== 'conflict') return null;
  return (
    <Notice tone="warn" live title={t('authoring.trouble.conflict')}>
      <p>{isRefusal(saving.error, 'CONFLICT') ? t('authoring.trouble.conflictText') : textOf(saving.error)}</p>
      <div className={classes['choices']}>
        <Button size="sm" variant="outline" onClick={() => void takeTheirs()}>
          {t('authoring.trouble.theirs')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void keepMine()}>
          {t('authoring.trouble.mine')}
        </Button>
      </div>
    </Notice>
  );
}
