import { Button, Select } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { questionTypes } from '../preview/question-words.ts';
import { LanguageSwitch } from '../preview/question-panel.tsx';
import classes from './editor.module.css';
import { useEditing } from './fields/editing.ts';
import { RichTextField } from './fields/rich-text-field.tsx';
import { hindiMark } from './hindi-mark.ts';
import { KeyboardHelp } from './keyboard/keyboard-help.tsx';
import { AnswerFields } from './types/answer-fields.tsx';
import { HelpFields } from './types/help-fields.tsx';
import { VariablesPanel } from './variables/variables-panel.tsx';
import { changeType, copyToHindi, type WordLanguage } from './form/question-form.ts';

interface Props {
  readonly language: WordLanguage;
  readonly onLanguage: (language: WordLanguage) => void;
}

/** What is typed: the question, its options or its key, the explanation, in one language at a time. */
export function WordsPane({ language, onLanguage }: Props) {
  const { t } = useTranslation();
  const { form, change, readOnly } = useEditing();
  const mark = hindiMark(useDeferredValue(form));
  return (
    <section className={classes['pane']} aria-label={t('questions.editor.words')}>
      <div className={classes['paneHead']}>
        <LanguageSwitch
          value={language}
          onChange={onLanguage}
          hindiMark={mark && { tone: mark === 'none' ? 'quiet' : 'warn', text: t(`questions.editing.hindi.${mark}`) }}
        />
        <span className={classes['push']} />
        {!readOnly && <KeyboardHelp />}
        <Select
          size="sm"
          className={classes['type']!}
          aria-label={t('questions.fields.type')}
          data={questionTypes.map((type) => ({ value: type, label: t(`questions.types.${type}`) }))}
          value={form.type}
          readOnly={readOnly}
          onChange={(value) => {
            const type = questionTypes.find((one) => one === value);
            if (type) change((form) => changeType(form, type));
          }}
        />
      </div>
      <div className={classes['paneBody']}>
        {language === 'hi' && !readOnly && <HindiHead />}
        <RichTextField
          key={`stem.${language}`}
          label={t('questions.fields.question')}
          help={t('questions.editor.sourceHelp')}
          required={language === 'en' && form.type !== 'ASSERTION-REASON'}
          path={`content.${language}.stem`}
          value={form.stem[language]}
          onChange={(doc) => change((form) => ({ ...form, stem: { ...form.stem, [language]: doc } }))}
        />
        <VariablesPanel />
        <AnswerFields />
        <HelpFields />
        <RichTextField
          key={`explanation.${language}`}
          label={t('questions.preview.explanation')}
          help={t('questions.editor.explanationHelp')}
          size="short"
          path={`content.${language}.explanation`}
          value={form.explanation[language]}
          onChange={(doc) => change((form) => ({ ...form, explanation: { ...form.explanation, [language]: doc } }))}
        />
      </div>
    </section>
  );
}

function HindiHead() {
  const { t } = useTranslation();
  const { change } = useEditing();
  return (
    <div className={classes['hindi']}>
      <p>{t('questions.editor.hindiHelp')}</p>
      <Button
        size="sm"
        variant="soft"
        leftSection={<Icon of={IconCopy} size={16} />}
        onClick={() => change(copyToHindi)}
      >
        {t('questions.editor.copyEnglish')}
      </Button>
    </div>
  );
}
