import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { useBuilding } from '../builder/building.ts';
import classes from './tabs.module.css';

/** Settings are saved by hand: they apply to students at once. */
export function SettingsBar() {
  const { t } = useTranslation();
  const { settings, readOnly, paper } = useBuilding();
  const textOf = useRefusalText();
  if (readOnly) return null;
  const { dirty, saving, refusal, save, discard } = settings;
  return (
    <>
      <div className={classes['bar']} data-dirty={dirty || undefined}>
        <p>
          {t(
            dirty
              ? 'authoring.settings.unsaved'
              : paper.status === 'published'
                ? 'authoring.settings.live'
                : 'authoring.settings.draft',
          )}
        </p>
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
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {textOf(refusal)}
        </Notice>
      )}
    </>
  );
}
