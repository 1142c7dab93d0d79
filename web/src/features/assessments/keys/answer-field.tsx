import { hasOneAnswer, keyKinds, shownOptions } from '@abhyas/contract/questions/question-types';
import type { QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionRow } from '../../../ui/controls/option-row.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { QuestionGrid } from '../../questions/index.ts';
import { type AnswerDraft, toggleCell, toggleOption } from './answer-draft.ts';
import classes from './keys.module.css';

interface Props {
  readonly type: QuestionType;
  readonly content: QuestionContent;
  readonly language: Language;
  readonly label: string;
  readonly value: AnswerDraft;
  readonly error?: string | undefined;
  readonly resolveImage?: ((mediaId: string) => string | undefined) | undefined;
  readonly onChange: (value: AnswerDraft) => void;
}

/** One answer to a question, given as the question asks for it: options, cells of a grid, a number or words. */
export function AnswerField(props: Props) {
  const { type, content, label, value, error, onChange } = props;
  const { t } = useTranslation();
  const kind = keyKinds[type];
  if (kind === 'choice') return <OptionsField {...props} />;
  if (kind === 'matrix' && content.lists)
    return (
      <Input.Wrapper label={label} error={error}>
        <QuestionGrid
          lists={content.lists}
          chosen={content.lists.first.map((_, at) => value.rows[at] ?? [])}
          onToggle={(row, column) => onChange(toggleCell(value, row, column))}
        />
      </Input.Wrapper>
    );
  return (
    <TextInput
      label={label}
      description={kind === 'number' ? t('assessments.keys.numberHelp') : undefined}
      value={value.typed}
      error={error}
      maxLength={kind === 'number' ? 60 : 200}
      onChange={(event) => onChange({ ...value, typed: event.currentTarget.value })}
    />
  );
}

function OptionsField({ type, content, language, label, value, error, resolveImage, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes['options']} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      {shownOptions(type, content, language).map((option, at) => (
        <OptionRow
          key={at}
          kind={hasOneAnswer(type) ? 'radio' : 'checkbox'}
          name={name}
          letter={'ABCDEF'[at] ?? ''}
          checked={value.options.includes(at + 1)}
          onChange={() => onChange(toggleOption(type, value, at + 1))}
        >
          <RichText doc={option} inline resolveImage={resolveImage} />
        </OptionRow>
      ))}
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  );
}
