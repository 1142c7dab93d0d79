import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { useBuilding } from '../builder/building.ts';
import classes from './tabs.module.css';

/** Settings of a published test are saved by hand, because they apply to students at once; those of a draft save themselves. */
export function SettingsBar() {
  const { t } = useTranslation();
  const { settings, readOnly, paper } = useBuilding();
  const textOf = useRefusalText();
  if (readOnly) return null;
  const { dirty, saving, refusal, save, discard } = settings;
  const isLive = paper.status === 'published';
  return (
    <>
      <div className={classes['bar']} data-dirty={(isLive && dirty) || undefined}>
        <p>
          {t(!isLive ? 'authoring.settings.draft' : dirty ? 'authoring.settings.unsaved' : 'authoring.settings.live')}
        </p>
        {isLive && (
          <div className={classes['barButtons']}>
            {dirty && (
              <Button size="sm" variant="ghost" onClick={discard}>
                {t('authoring.settings.discard')}
              </Button>
            )}
            <Button size="sm" variant="filled" disabled={!dirty} loading={saving} onClick={() => void save()}>
              {t('authoring.settings.save')}
            </Button>
          </div>
        )}
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {textOf(refusal)}
        </Notice>
      )}
    </>
  );
}
