import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { Button, Checkbox, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { useBuilding } from '../builder/building.ts';
import { consoleDifferences } from '../patterns/compare-with-pattern.ts';
import { usePattern, usePatternWords } from '../patterns/use-patterns.ts';
import classes from './tabs.module.css';

const languages: readonly Language[] = ['en', 'hi'];
const looks = ['plain', 'jee_main', 'jee_advanced', 'neet'] as const satisfies readonly ConsoleProfile['look'][];
const calculators = ['none', 'basic', 'scientific'] as const satisfies readonly ConsoleProfile['calculator'][];

/** How the screen of the test looks and behaves; a pattern has its usual values. */
export function ConsoleCard() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useBuilding();
  const { look = 'plain', calculator = 'none', reviewSaves, keyboardNumbers } = draft.console;
  const set = (values: Partial<ConsoleProfile>) => change({ do: 'setConsole', values });
  return (
    <Card
      title={t('authoring.console.title')}
      note={t('authoring.console.note')}
      aside={!readOnly && <UsualValues onUse={set} />}
    >
      <div className={classes['fields']}>
        <div className={classes['pair']}>
          <Select
            label={t('authoring.composing.console.look')}
            description={t('authoring.composing.console.lookHelp')}
            allowDeselect={false}
            readOnly={readOnly}
            data={looks.map((value) => ({ value, label: t(`authoring.composing.console.looks.${value}`) }))}
            value={look}
            onChange={(value) => {
              const chosen = looks.find((one) => one === value);
              if (chosen) set({ look: chosen });
            }}
          />
          <div className={classes['labelled']}>
            <span aria-hidden="true">{t('authoring.composing.console.calculator')}</span>
            <fieldset disabled={readOnly}>
              <Segmented
                grow
                label={t('authoring.composing.console.calculator')}
                options={calculators.map((value) => ({
                  value,
                  label: t(`authoring.composing.console.calculators.${value}`),
                }))}
                value={calculator}
                onChange={(value) => set({ calculator: value })}
              />
            </fieldset>
            <small>{t('authoring.composing.console.calculatorHelp')}</small>
          </div>
        </div>
        <Languages />
        <Switch
          label={t('authoring.console.reviewSaves')}
          description={t('authoring.console.reviewSavesHelp')}
          checked={reviewSaves}
          disabled={readOnly}
          onChange={(event) => set({ reviewSaves: event.currentTarget.checked })}
        />
        <Switch
          label={t('authoring.console.keyboardNumbers')}
          description={t('authoring.console.keyboardNumbersHelp')}
          checked={keyboardNumbers}
          disabled={readOnly}
          onChange={(event) => set({ keyboardNumbers: event.currentTarget.checked })}
        />
      </div>
    </Card>
  );
}

/** Back to the screen of the exam whose pattern the paper follows; the languages stay, because the questions have them or not. */
function UsualValues({ onUse }: { readonly onUse: (values: Partial<ConsoleProfile>) => void }) {
  const { t } = useTranslation();
  const { draft } = useBuilding();
  const words = usePatternWords();
  const pattern = usePattern(draft.patternId);
  if (!pattern || consoleDifferences(draft.console, pattern.console).length === 0) return null;
  const { languages: _ofExam, ...usual } = pattern.console;
  return (
    <Button size="sm" variant="soft" onClick={() => onUse(usual)}>
      {t('authoring.composing.console.usual', { pattern: words.name(pattern) })}
    </Button>
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
