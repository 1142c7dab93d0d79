import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/controls/field-error.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { useEditing } from './editing.ts';
import classes from './fields.module.css';

const mostTexts = 20;

/** The texts that count as right; spaces are collapsed and, unless asked otherwise, letters compared without case. */
export function TextKey() {
  const { t } = useTranslation();
  const { form, change, errorAt, touch, readOnly } = useEditing();
  const { accepted, caseSensitive } = form.key;
  const set = (texts: readonly string[]) => change((form) => ({ ...form, key: { ...form.key, accepted: texts } }));
  const error = errorAt('key.accepted');
  return (
    <fieldset className={classes['fieldset']}>
      <legend className={classes['legend']}>
        <span className={classes['label']}>{t('questions.editor.text.title')}</span>
        <span className={classes['help']}>{t('questions.editor.text.help')}</span>
      </legend>
      {accepted.map((text, index) => (
        <div key={index} className={classes['line']}>
          <TextInput
            aria-label={t('questions.editor.text.accepted', { number: index + 1 })}
            aria-invalid={error !== undefined || undefined}
            maxLength={200}
            autoComplete="off"
            readOnly={readOnly}
            value={text}
            onBlur={() => touch('key.accepted')}
            onChange={(event) => set(accepted.with(index, event.currentTarget.value))}
          />
          {accepted.length > 1 && !readOnly && (
            <IconButton
              icon={IconX}
              label={t('questions.editor.text.remove', { number: index + 1 })}
              onClick={() => set(accepted.filter((_, i) => i !== index))}
            />
          )}
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      {!readOnly && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            leftSection={<Icon of={IconPlus} size={16} />}
            disabled={accepted.length >= mostTexts}
            onClick={() => set([...accepted, ''])}
          >
            {t('questions.editor.text.add')}
          </Button>
        </div>
      )}
      <Checkbox
        label={t('questions.editor.text.caseSensitive')}
        checked={caseSensitive}
        disabled={readOnly}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          change((form) => ({ ...form, key: { ...form.key, caseSensitive: checked } }));
        }}
      />
    </fieldset>
  );
}
