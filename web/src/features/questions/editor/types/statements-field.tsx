import { shownOptions } from '@abhyas/contract/questions/question-types';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { letterOf } from '../../preview/question-words.ts';
import { useEditing } from '../fields/editing.ts';
import fields from '../fields/fields.module.css';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { markOptionRight } from '../form/question-form.ts';
import classes from './types.module.css';

/** Assertion and reason, and which of the four sentences of the exams is true of them. */
export function StatementsField() {
  const { t } = useTranslation();
  const { form, change, language } = useEditing();
  return (
    <>
      {(['assertion', 'reason'] as const).map((part) => (
        <RichTextField
          key={`${part}.${language}`}
          size="short"
          label={t(`questions.kinds.${part}`)}
          required={language === 'en'}
          path={`content.${language}.statements.${part}`}
          value={form.statements[part][language]}
          onChange={(doc) =>
            change((form) => ({
              ...form,
              statements: { ...form.statements, [part]: { ...form.statements[part], [language]: doc } },
            }))
          }
        />
      ))}
      <Sentences />
    </>
  );
}

function Sentences() {
  const { t } = useTranslation();
  const { form, change, language, errorAt, ownErrorAt, touch, readOnly } = useEditing();
  const name = useId();
  const error = errorAt('key.accepted') ?? ownErrorAt('key');
  return (
    <fieldset className={fields['fieldset']}>
      <legend className={fields['legend']}>
        <span className={fields['label']}>{t('questions.kinds.sentences')}</span>
        <span className={fields['help']}>{t('questions.kinds.sentencesHelp')}</span>
      </legend>
      {shownOptions('ASSERTION-REASON', { options: [] }, language).map((sentence, i) => (
        <Radio
          key={i}
          name={name}
          className={classes['sentence']!}
          disabled={readOnly}
          checked={form.key.correct.includes(String(i + 1))}
          onChange={() => {
            change((form) => markOptionRight(form, String(i + 1)));
            touch('key.accepted');
          }}
          label={
            <span lang={language}>
              <b>{letterOf(i + 1)}</b> <RichText doc={sentence} inline />
            </span>
          }
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
