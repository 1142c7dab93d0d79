import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import type { ChangeScope } from '../scope-of.ts';
import { PictureFields } from './picture-fields.tsx';
import { parts, type WordingValues, wordings } from './rewording-form.ts';
import classes from './words.module.css';

export interface FieldProps {
  readonly values: WordingValues;
  readonly set: <K extends keyof WordingValues & string>(field: K, value: WordingValues[K]) => void;
  readonly errorOf: (field: keyof WordingValues & string) => string | undefined;
}

/** What is to be done: words, formulas, a picture, or a paragraph for every explanation. */
export function WordingFields({ scope, ...field }: FieldProps & { readonly scope: ChangeScope }) {
  const { t } = useTranslation();
  const { values, set } = field;
  return (
    <>
      <Segmented
        label={t('questions.rewording.what')}
        value={values.what}
        onChange={(what) => set('what', what)}
        options={wordings.map((value) => ({ value, label: t(`questions.rewording.kinds.${value}`) }))}
        size="sm"
      />
      {(values.what === 'words' || values.what === 'formulas') && <ReplaceFields {...field} />}
      {values.what === 'picture' && <PictureFields scope={scope} {...field} />}
      {values.what === 'append' && <AppendFields {...field} />}
    </>
  );
}

function ReplaceFields({ values, set, errorOf }: FieldProps) {
  const { t } = useTranslation();
  const isTex = values.what === 'formulas';
  return (
    <>
      <div className={classes['pair']}>
        <TextInput
          label={t('questions.rewording.find')}
          description={isTex ? t('questions.rewording.texHelp') : undefined}
          placeholder={isTex ? String.raw`\frac{a}{b}` : undefined}
          value={values.find}
          error={errorOf('find')}
          maxLength={200}
          onChange={(event) => set('find', event.currentTarget.value)}
          data-autofocus
          {...(isTex && { className: classes['tex'] })}
        />
        <TextInput
          label={t('questions.rewording.put')}
          description={isTex ? t('questions.rewording.putHelp') : undefined}
          value={values.put}
          error={errorOf('put')}
          maxLength={200}
          onChange={(event) => set('put', event.currentTarget.value)}
          {...(isTex && { className: classes['tex'] })}
        />
      </div>
      <div className={classes['checks']}>
        <Checkbox
          label={t(isTex ? 'questions.rewording.aloneInFormula' : 'questions.rewording.wholeWords')}
          checked={values.wholeWords}
          onChange={(event) => set('wholeWords', event.currentTarget.checked)}
        />
        {!isTex && (
          <Checkbox
            label={t('questions.rewording.matchCase')}
            checked={values.matchCase}
            onChange={(event) => set('matchCase', event.currentTarget.checked)}
          />
        )}
      </div>
      <div className={classes['pair']}>
        <Checkbox.Group
          label={t('questions.rewording.where')}
          value={[...values.parts]}
          error={errorOf('parts')}
          onChange={(chosen) =>
            set(
              'parts',
              parts.filter((part) => chosen.includes(part)),
            )
          }
        >
          <div className={classes['checks']}>
            {parts.map((part) => (
              <Checkbox key={part} value={part} label={t(`questions.rewording.parts.${part}`)} />
            ))}
          </div>
        </Checkbox.Group>
        <Checkbox.Group
          label={t('questions.fields.language')}
          value={[...values.languages]}
          error={errorOf('languages')}
          onChange={(chosen) =>
            set(
              'languages',
              (['en', 'hi'] as const).filter((one) => chosen.includes(one)),
            )
          }
        >
          <div className={classes['checks']}>
            <Checkbox value="en" label="English" />
            <Checkbox value="hi" label="हिन्दी" />
          </div>
        </Checkbox.Group>
      </div>
    </>
  );
}

function AppendFields({ values, set, errorOf }: FieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={t('questions.fields.language')}
        size="sm"
        value={values.language}
        onChange={(language) => set('language', language)}
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
      />
      <Textarea
        label={t('questions.rewording.source')}
        description={t('questions.rewording.sourceHelp')}
        lang={values.language}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2000}
        value={values.source}
        error={errorOf('source')}
        onChange={(event) => set('source', event.currentTarget.value)}
      />
    </>
  );
}
