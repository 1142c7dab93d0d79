import { Radio, Switch } from '@mantine/core';
import type { PaperSettings } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { usePassPercent } from '../../../../lib/institute.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { useBuilding } from '../builder/building.ts';
import { VersionsCard } from '../versions/versions-card.tsx';
import { InstantField } from './schedule-tab.tsx';
import { RankRule } from '../patterns/rank-rule.tsx';
import { SettingsBar } from './settings-bar.tsx';
import classes from './tabs.module.css';

const visibilities = ['at_once', 'at_close', 'on_date'] as const satisfies readonly PaperSettings['resultVisibility'][];

/** When students see their results, and what a pass and a rank are. */
export function ResultsTab() {
  const { t } = useTranslation();
  const { settings, readOnly } = useBuilding();
  const percent = usePassPercent();
  const { form, change, errorAt } = settings;
  return (
    <div className={classes['stack']}>
      <SettingsBar />
      <Card title={t('authoring.results.title')}>
        <div className={classes['fields']}>
          <Radio.Group
            label={t('authoring.results.when')}
            value={form.resultVisibility}
            error={errorAt('resultVisibility')}
            onChange={(value) => {
              const chosen = visibilities.find((one) => one === value);
              if (chosen && !readOnly)
                change({ resultVisibility: chosen, ...(chosen !== 'on_date' && { resultsOn: null }) });
            }}
          >
            <div className={classes['choices']}>
              {visibilities.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  disabled={readOnly}
                  label={t(`authoring.results.${one}.label`)}
                  description={t(`authoring.results.${one}.help`)}
                />
              ))}
            </div>
          </Radio.Group>
          {form.resultVisibility === 'on_date' && (
            <div className={classes['pair']}>
              <InstantField field="resultsOn" label={t('authoring.results.on')} help={t('authoring.results.onHelp')} />
            </div>
          )}
          <Switch
            label={t('assessments.practice.afterClose')}
            description={t('assessments.practice.afterCloseHelp')}
            disabled={readOnly}
            checked={form.practiceAfterClose ?? false}
            onChange={(event) => change({ practiceAfterClose: event.currentTarget.checked })}
          />
        </div>
      </Card>
      <VersionsCard />
      <Card title={t('authoring.results.rules')}>
        <ul className={classes['rules']}>
          <li>{t('authoring.results.pass', { percent })}</li>
          <li>
            <RankRule />
          </li>
          <li>{t('authoring.results.percentile')}</li>
        </ul>
      </Card>
    </div>
  );
}
