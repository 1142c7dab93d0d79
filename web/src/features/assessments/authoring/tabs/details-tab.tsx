import { NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/page/card.tsx';
import { useBuilding } from '../builder/building.ts';
import { Totals } from '../builder/totals.tsx';
import { limits, most } from '../draft/paper-limits.ts';
import { SetsCard } from '../sets/sets-card.tsx';
import { isLocked } from '../draft/section-times.ts';
import { ConsoleCard } from './console-card.tsx';
import { InstructionsFields } from './instructions-fields.tsx';
import classes from './tabs.module.css';

/** What the test is called, how long it takes, what students read first, and how the console behaves. */
export function DetailsTab() {
  const { t } = useTranslation();
  const { draft, change, readOnly, unsavable } = useBuilding();
  const { least, most: longest } = limits.minutes;
  const minutesWrong = draft.minutes < least || draft.minutes > longest;
  return (
    <div className={classes['stack']}>
      <Totals />
      <Card title={t('authoring.tabs.details')}>
        <div className={classes['fields']}>
          <TextInput
            label={t('authoring.details.name')}
            description={t('authoring.details.nameHelp')}
            required
            maxLength={most.title}
            readOnly={readOnly}
            value={draft.title}
            error={unsavable['title'] && t(unsavable['title'])}
            onChange={(event) => change({ do: 'set', values: { title: event.currentTarget.value } })}
          />
          <NumberInput
            className={classes['short']!}
            label={t('authoring.details.minutes')}
            required
            allowDecimal={false}
            allowNegative={false}
            readOnly={readOnly || isLocked(draft)}
            description={isLocked(draft) && t('authoring.composing.lock.minutesHelp')}
            value={Number.isNaN(draft.minutes) ? '' : draft.minutes}
            error={
              (minutesWrong || unsavable['minutes']) && t('authoring.details.minutesRange', { least, most: longest })
            }
            onChange={(value) =>
              change({ do: 'set', values: { minutes: typeof value === 'number' ? value : Number.NaN } })
            }
          />
          <InstructionsFields />
        </div>
      </Card>
      <ConsoleCard />
      <SetsCard />
    </div>
  );
}
