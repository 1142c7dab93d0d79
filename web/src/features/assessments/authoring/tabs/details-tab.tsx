import { Checkbox, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { Language } from '@abhyas/contract/shapes';
import { fromSource, isPlain, toSource } from '@abhyas/contract/rich-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/page/card.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useBuilding } from '../builder/building.ts';
import { Totals } from '../builder/totals.tsx';
import { limits, most } from '../draft/paper-limits.ts';
import classes from './tabs.module.css';

const languages: readonly Language[] = ['en', 'hi'];

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
            readOnly={readOnly}
            value={Number.isNaN(draft.minutes) ? '' : draft.minutes}
            error={
              (minutesWrong || unsavable['minutes']) && t('authoring.details.minutesRange', { least, most: longest })
            }
            onChange={(value) =>
              change({ do: 'set', values: { minutes: typeof value === 'number' ? value : Number.NaN } })
            }
          />
          <Instructions />
        </div>
      </Card>
      <Card title={t('authoring.console.title')} note={t('authoring.console.note')}>
        <div className={classes['fields']}>
          <Languages />
          <Switch
            label={t('authoring.console.reviewSaves')}
            description={t('authoring.console.reviewSavesHelp')}
            checked={draft.console.reviewSaves}
            disabled={readOnly}
            onChange={(event) => change({ do: 'setConsole', values: { reviewSaves: event.currentTarget.checked } })}
          />
          <Switch
            label={t('authoring.console.keyboardNumbers')}
            description={t('authoring.console.keyboardNumbersHelp')}
            checked={draft.console.keyboardNumbers}
            disabled={readOnly}
            onChange={(event) => change({ do: 'setConsole', values: { keyboardNumbers: event.currentTarget.checked } })}
          />
        </div>
      </Card>
    </div>
  );
}

function Instructions() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useBuilding();
  const [source, setSource] = useState(() => toSource(draft.instructions));
  if (!isPlain(draft.instructions))
    return (
      <Notice tone="info" title={t('authoring.details.instructionsKept')}>
        <RichText doc={draft.instructions} />
      </Notice>
    );
  return (
    <Textarea
      label={t('authoring.details.instructions')}
      description={t('authoring.details.instructionsHelp')}
      autosize
      minRows={5}
      maxRows={18}
      readOnly={readOnly}
      value={source}
      onChange={(event) => {
        setSource(event.currentTarget.value);
        change({ do: 'set', values: { instructions: fromSource(event.currentTarget.value) } });
      }}
    />
  );
}

/** A paper is offered in at least one language; questions must exist in each of them. */
function Languages() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useBuilding();
  const chosen = draft.console.languages;
  return (
    <Checkbox.Group
      label={t('authoring.console.languages')}
      description={t('authoring.console.languagesHelp')}
      value={chosen}
      onChange={(values) => {
        const next = languages.filter((language) => values.includes(language));
        if (next.length > 0) change({ do: 'setConsole', values: { languages: [...next] } });
      }}
    >
      <div className={classes['checks']}>
        {languages.map((language) => (
          <Checkbox
            key={language}
            value={language}
            label={t(`authoring.languages.${language}`)}
            disabled={readOnly || (chosen.length === 1 && chosen.includes(language))}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
