import { Checkbox, Switch, TextInput } from '@mantine/core';
import type { Paper } from '@abhyas/contract/assessments/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './print.module.css';
import { choosesColumns, documents, type PrintChoices, type Printing, setsOf, switched } from './printing.ts';

interface Props {
  readonly paper: Paper;
  readonly printing: Printing;
  readonly onChange: (printing: Printing) => void;
}

/** Which documents are made, of which version and in which sets. */
export function WhatToPrint({ paper, printing, onChange }: Props) {
  const { t } = useTranslation();
  const { choices } = printing;
  const sets = setsOf(paper.draft);
  const change = (next: Partial<PrintChoices>) => onChange({ ...printing, choices: { ...choices, ...next } });
  return (
    <Card title={t('assessments.print.what')}>
      <div className={classes['fields']}>
        <fieldset className={classes['group']}>
          <legend>{t('assessments.print.documents.title')}</legend>
          {documents.map((document) => (
            <Checkbox
              key={document}
              label={t(`assessments.print.documents.${document}`)}
              description={t(`assessments.print.about.${document}`)}
              checked={printing.documents.includes(document)}
              onChange={() => onChange({ ...printing, documents: switched(documents, printing.documents, document) })}
            />
          ))}
          <Checkbox
            className={classes['within']}
            label={t('assessments.print.withQuestions')}
            checked={choices.withQuestions}
            disabled={!printing.documents.includes('solutions')}
            onChange={({ currentTarget }) => change({ withQuestions: currentTarget.checked })}
          />
        </fieldset>
        {sets.length > 1 && (
          <fieldset className={classes['group']} data-row>
            <legend>{t('assessments.print.sets')}</legend>
            {sets.map((set) => (
              <Checkbox
                key={set}
                label={t('assessments.print.set', { set })}
                checked={printing.sets.includes(set)}
                onChange={() => onChange({ ...printing, sets: switched(sets, printing.sets, set) })}
              />
            ))}
          </fieldset>
        )}
        {paper.version > 0 && paper.changed && (
          <Choice label={t('assessments.print.of.title')}>
            <Segmented
              label={t('assessments.print.of.title')}
              value={choices.draft ? 'draft' : 'version'}
              onChange={(of) => change({ draft: of === 'draft' })}
              options={[
                { value: 'version', label: t('assessments.print.of.version', { version: paper.version }) },
                { value: 'draft', label: t('assessments.print.of.draft') },
              ]}
            />
          </Choice>
        )}
      </div>
    </Card>
  );
}

/** How a page looks. */
export function HowItLooks({ printing, onChange }: Omit<Props, 'paper'>) {
  const { t } = useTranslation();
  const { choices } = printing;
  const change = (next: Partial<PrintChoices>) => onChange({ ...printing, choices: { ...choices, ...next } });
  return (
    <Card title={t('assessments.print.look')}>
      <div className={classes['fields']}>
        <Pick
          name="languages"
          of={['en', 'hi', 'both']}
          value={choices.languages}
          onPick={(languages) => change({ languages })}
        />
        {choices.languages === 'both' && choices.size === 'usual' && (
          <Pick
            name="arrangement"
            of={['beside', 'below']}
            value={choices.arrangement}
            onPick={(arrangement) => change({ arrangement })}
          />
        )}
        {choosesColumns(choices) && (
          <Pick
            name="columns"
            of={['2', '1']}
            value={String(choices.columns)}
            onPick={(columns) => change({ columns: columns === '1' ? 1 : 2 })}
          />
        )}
        <Pick name="size" of={['usual', 'large']} value={choices.size} onPick={(size) => change({ size })} />
        <TextInput
          label={t('assessments.print.watermark')}
          description={t('assessments.print.watermarkHelp')}
          maxLength={40}
          value={choices.watermark}
          onChange={({ currentTarget }) => change({ watermark: currentTarget.value })}
        />
        <Switch
          label={t('assessments.print.roughWork')}
          checked={choices.roughWork}
          onChange={({ currentTarget }) => change({ roughWork: currentTarget.checked })}
        />
      </div>
    </Card>
  );
}

interface PickProps<V extends string> {
  readonly name: 'languages' | 'arrangement' | 'columns' | 'size';
  readonly of: readonly V[];
  readonly value: V;
  readonly onPick: (value: V) => void;
}

function Pick<V extends string>({ name, of, value, onPick }: PickProps<V>) {
  const { t } = useTranslation();
  const label = t(`assessments.print.${name}.title`);
  return (
    <Choice label={label}>
      <Segmented
        grow
        label={label}
        value={value}
        onChange={onPick}
        options={of.map((one) => ({ value: one, label: t(`assessments.print.${name}.${String(one)}`) }))}
      />
    </Choice>
  );
}

/** The legend of the choice says the same to who does not see it. */
function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes['choice']}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
