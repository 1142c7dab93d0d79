import { Button, Checkbox, Radio } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { type SortableHandles, SortableList } from '../../../../ui/sortable/sortable-list.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { letterOf } from '../../preview/question-words.ts';
import {
  addOption,
  markOptionRight,
  moveOption,
  optionLimits,
  removeOption,
  type OptionForm,
} from '../form/question-form.ts';
import { useEditing } from './editing.ts';
import classes from './fields.module.css';
import { RichTextField } from './rich-text-field.tsx';

/** The options with their places, and which of them are right: marked here, beside the words. */
export function OptionsField() {
  const { t } = useTranslation();
  const { form, change, errorAt, ownErrorAt, readOnly, language } = useEditing();
  const name = useId();
  const error = errorAt('key.accepted') ?? ownErrorAt('key') ?? ownErrorAt(`content.${language}.options`);
  const full = form.options.length >= optionLimits.most;
  return (
    <fieldset className={classes['fieldset']}>
      <legend className={classes['legend']}>
        <span className={classes['label']}>{t('questions.editor.options')}</span>
        <span className={classes['help']}>
          {t(form.type === 'MULTIPLE' ? 'questions.editor.chooseCorrectOnes' : 'questions.editor.chooseCorrect')}
        </span>
      </legend>
      <SortableList
        items={form.options}
        readOnly={readOnly}
        className={classes['options']}
        itemClassName={classes['option']}
        labels={(_option, index) => labelsOf(t, letterOf(index + 1))}
        onMove={(from, to) => change((form) => moveOption(form, from, to))}
      >
        {(option, index, handles) => <OptionEditor option={option} index={index} name={name} handles={handles} />}
      </SortableList>
      {error && <FieldError>{error}</FieldError>}
      <Alternatives />
      {!readOnly && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            leftSection={<Icon of={IconPlus} size={16} />}
            disabled={full}
            onClick={() => change(addOption)}
          >
            {t('questions.editor.addOption', { count: form.options.length, most: optionLimits.most })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const labelsOf = (t: TFunction, letter: string) => ({
  name: t('questions.editor.option', { letter }),
  drag: t('questions.editor.optionDrag', { letter }),
  up: t('questions.editor.optionUp', { letter }),
  down: t('questions.editor.optionDown', { letter }),
});

interface OptionProps {
  readonly option: OptionForm;
  readonly index: number;
  /** Of the radio buttons. */
  readonly name: string;
  readonly handles: SortableHandles;
}

function OptionEditor({ option, index, name, handles }: OptionProps) {
  const { t } = useTranslation();
  const { form, change, language, readOnly, touch } = useEditing();
  const letter = letterOf(index + 1);
  const right = form.key.correct.includes(option.id);
  const mark = {
    'aria-label': t('questions.editor.isRight', { letter }),
    checked: right,
    disabled: readOnly,
    onChange: () => {
      change((form) => markOptionRight(form, option.id));
      touch('key.accepted');
    },
  };
  return (
    <div className={classes['row']} data-right={right || undefined}>
      <span className={classes['mark']}>
        {handles.grip}
        {form.type === 'MULTIPLE' ? <Checkbox {...mark} /> : <Radio name={name} {...mark} />}
        <b aria-hidden="true">{letter}</b>
      </span>
      <RichTextField
        key={`${option.id}.${language}`}
        quiet
        size="line"
        label={t('questions.editor.option', { letter })}
        path={`content.${language}.options.${index}`}
        value={option.words[language]}
        onChange={(doc) =>
          change((form) => ({
            ...form,
            options: form.options.map((other) =>
              other.id === option.id ? { ...other, words: { ...other.words, [language]: doc } } : other,
            ),
          }))
        }
      />
      {!readOnly && (
        <span className={classes['optionButtons']}>
          {handles.arrows}
          <IconButton
            icon={IconX}
            label={t('questions.editor.removeOption', { letter })}
            disabled={form.options.length <= optionLimits.least}
            onClick={() => change((form) => removeOption(form, option.id))}
          />
        </span>
      )}
    </div>
  );
}

/** Further answers that are right by themselves; they come from a changed key and can only be taken away here. */
function Alternatives() {
  const { t } = useTranslation();
  const { form, change, readOnly } = useEditing();
  if (form.key.alternatives.length === 0) return null;
  const lettersOf = (set: readonly string[]) =>
    set.map((id) => letterOf(form.options.findIndex((option) => option.id === id) + 1)).join(', ');
  return (
    <div className={classes['alternatives']}>
      <span className={classes['help']}>{t('questions.editor.alsoAccepted')}</span>
      {form.key.alternatives.map((set) => (
        <span key={set.join()} className={classes['alternative']}>
          <Badge tone="good">{lettersOf(set)}</Badge>
          {!readOnly && (
            <IconButton
              icon={IconX}
              label={t('questions.editor.removeAlternative', { letters: lettersOf(set) })}
              onClick={() =>
                change((form) => ({
                  ...form,
                  key: { ...form.key, alternatives: form.key.alternatives.filter((other) => other !== set) },
                }))
              }
            />
          )}
        </span>
      ))}
    </div>
  );
}
