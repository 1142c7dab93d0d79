import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/page/card.tsx';
import { useBuilding } from '../builder/building.ts';
import { Totals } from '../builder/totals.tsx';
import { most } from '../draft/paper-limits.ts';
import { SetsCard } from '../sets/sets-card.tsx';
import { MinutesField } from '../patterns/minutes-field.tsx';
import { ConsoleCard } from './console-card.tsx';
import { InstructionsFields } from './instructions-fields.tsx';
import classes from './tabs.module.css';

/** What the test is called, how long it takes, what students read first, and how the console behaves. */
export function DetailsTab() {
  const { t } = useTranslation();
  const { draft, change, readOnly, unsavable } = useBuilding();
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
          <MinutesField />
          <InstructionsFields />
        </div>
      </Card>
      <ConsoleCard />
      <SetsCard />
    </div>
  );
}
