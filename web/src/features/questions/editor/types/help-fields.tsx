import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letterOf } from '../../preview/question-words.ts';
import { useEditing } from '../fields/editing.ts';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { isEmpty } from '../form/documents.ts';
import { wrongOptions } from '../form/question-form.ts';
import classes from './types.module.css';

/** What a student reads after a wrong answer in practice: a hint, and what leads to each option that is not right. */
export function HelpFields() {
  const { t } = useTranslation();
  const { form, change, language } = useEditing();
  const wrong = wrongOptions(form);
  const [open] = useState(() => !isEmpty(form.hint.en) || wrong.some((option) => option && !isEmpty(option.whyNot.en)));
  if (isMarkedByPerson(form.type)) return null;
  const sayWhyNot = (id: string, doc: RichTextDoc) =>
    change((form) => ({
      ...form,
      options: form.options.map((other) =>
        other.id === id ? { ...other, whyNot: { ...other.whyNot, [language]: doc } } : other,
      ),
    }));
  return (
    <details className={classes['help']} open={open}>
      <summary>
        {t('questions.help.title')} <small>{t('questions.help.about')}</small>
      </summary>
      <RichTextField
        key={`hint.${language}`}
        label={t('questions.help.hint')}
        help={t('questions.help.hintHelp')}
        size="line"
        path={`content.${language}.hint`}
        value={form.hint[language]}
        onChange={(doc) => change((form) => ({ ...form, hint: { ...form.hint, [language]: doc } }))}
      />
      {wrong.map(
        (option, index) =>
          option && (
            <RichTextField
              key={`whyNot.${option.id}.${language}`}
              label={t('questions.help.whyNot', { letter: letterOf(index + 1) })}
              size="line"
              path={`content.${language}.whyNot.${index}`}
              value={option.whyNot[language]}
              onChange={(doc) => sayWhyNot(option.id, doc)}
            />
          ),
      )}
    </details>
  );
}
