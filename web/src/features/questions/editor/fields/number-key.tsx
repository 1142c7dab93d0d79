import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { emptyRange, switchWay, type RangeForm } from '../form/key-form.ts';
import { useEditing } from './editing.ts';
import classes from './fields.module.css';

const mostRanges = 10;

/** The right number: a value with a tolerance, or a range; several where several are right. */
export function NumberKey() {
  const { t } = useTranslation();
  const { form, change, errorAt, touch, readOnly } = useEditing();
  const { ranges, decimals } = form.key;
  const setRanges = (next: readonly RangeForm[]) => change((form) => ({ ...form, key: { ...form.key, ranges: next } }));
  return (
    <fieldset className={classes['fieldset']}>
      <legend className={classes['legend']}>
        <span className={classes['label']}>{t('questions.editor.number.title')}</span>
      </legend>
      {ranges.map((range, index) => (
        <Range
          key={range.id}
          range={range}
          index={index}
          onChange={(changed) => setRanges(ranges.map((other) => (other.id === range.id ? changed : other)))}
          onRemove={ranges.length > 1 ? () => setRanges(ranges.filter((other) => other.id !== range.id)) : undefined}
        />
      ))}
      {!readOnly && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            leftSection={<Icon of={IconPlus} size={16} />}
            disabled={ranges.length >= mostRanges}
            onClick={() => setRanges([...ranges, emptyRange()])}
          >
            {t('questions.editor.number.add')}
          </Button>
        </div>
      )}
      <TextInput
        className={classes['short']!}
        label={t('questions.editor.number.decimals')}
        description={t('questions.editor.number.decimalsHelp')}
        inputMode="numeric"
        readOnly={readOnly}
        value={decimals}
        error={errorAt('key.decimals')}
        onBlur={() => touch('key.decimals')}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          change((form) => ({ ...form, key: { ...form.key, decimals: typed } }));
        }}
      />
    </fieldset>
  );
}

interface RangeProps {
  readonly range: RangeForm;
  readonly index: number;
  readonly onChange: (range: RangeForm) => void;
  readonly onRemove: (() => void) | undefined;
}

function Range({ range, index, onChange, onRemove }: RangeProps) {
  const { t } = useTranslation();
  const { errorAt, ownErrorAt, touch, readOnly } = useEditing();
  const path = `key.accepted.${index}`;
  const field = (name: 'value' | 'tolerance' | 'from' | 'to', end: 'from' | 'to') => (
    <TextInput
      label={t(`questions.editor.number.${name}`)}
      inputMode="text"
      autoComplete="off"
      maxLength={24}
      readOnly={readOnly}
      value={range[name]}
      error={errorAt(`${path}.${end}`) ?? (end === 'to' ? ownErrorAt(path) : undefined)}
      classNames={{ input: classes['figures']! }}
      onBlur={() => touch(`${path}.${end}`)}
      onChange={(event) => onChange({ ...range, [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes['range']}>
      <Segmented
        size="sm"
        label={t('questions.editor.number.way')}
        value={range.way}
        onChange={(way) => onChange(switchWay(range, way))}
        options={[
          { value: 'tolerance', label: t('questions.editor.number.asTolerance') },
          { value: 'range', label: t('questions.editor.number.asRange') },
        ]}
      />
      <div className={classes['pair']}>
        {range.way === 'tolerance' ? (
          <>
            {field('value', 'from')}
            {field('tolerance', 'to')}
          </>
        ) : (
          <>
            {field('from', 'from')}
            {field('to', 'to')}
          </>
        )}
        {onRemove && !readOnly && (
          <IconButton
            icon={IconX}
            label={t('questions.editor.number.remove', { number: index + 1 })}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  );
}
