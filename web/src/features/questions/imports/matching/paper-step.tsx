import { Select, TextInput } from '@mantine/core';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import {
  answerSigns,
  firstOptions,
  optionSigns,
  questionSigns,
  solutionSigns,
} from '@abhyas/contract/questions/paper-signs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { FieldRow } from '../../../../ui/form/form.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Columns } from '../../../../ui/page/page.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { AreaSelect } from '../../bank/area-select.tsx';
import { useAreas } from '../../bank/use-areas.ts';
import type { ImportSteps } from '../use-import.ts';
import { MatchFigures } from './match-figures.tsx';
import { SeenQuestion, useOneRow } from './seen-question.tsx';

type Paper = NonNullable<ImportSummary['paper']>;
type Pattern = Paper['pattern'];
interface Props {
  readonly summary: ImportSummary;
  readonly paper: Paper;
  readonly steps: ImportSteps;
}

/** An ordinary paper: how its questions, options, answers and solutions are told apart, and the questions that come of it. */
export function PaperStep({ summary, paper, steps }: Props) {
  const { t } = useTranslation();
  const [wanted, setPlace] = useState(1);
  const place = Math.min(wanted, Math.max(1, summary.counts.rows));
  // What was said last counts, also while the paper is still being read as it was said before.
  const [pattern, setPattern] = useState(paper.pattern);
  const say = (change: Partial<Pattern>) => {
    const said = { ...pattern, ...change };
    setPattern(said);
    // A word that is not there yet is typed first: reading the paper meanwhile would take the field away.
    const isTyped =
      (change.answer === 'word' && !said.answerWord) || (change.solution === 'word' && !said.solutionWord);
    if (!isTyped) void steps.matchPaper(said, false);
  };
  return (
    <Columns kind="aside">
      <Stack>
        <Card title={t('questions.papers.how')} note={t('questions.papers.note')}>
          <Signs paper={{ ...paper, pattern }} disabled={steps.running === 'match'} onSay={say} />
        </Card>
        <Cut importId={summary.id} place={place} />
      </Stack>
      <Stack>
        <MatchFigures counts={summary.counts} rows={summary.counts.rows} />
        <SeenQuestion summary={summary} place={place} onPlace={setPlace} />
        <Notice tone="info">{t('questions.papers.remember')}</Notice>
      </Stack>
    </Columns>
  );
}

type SignField = 'question' | 'option' | 'answer' | 'solution';
interface SignsProps {
  readonly paper: Paper;
  readonly disabled: boolean;
  readonly onSay: (change: Partial<Pattern>) => void;
}

/** The signs of the paper, each with how many questions have it, and the chapter of all of them. */
function Signs(props: SignsProps) {
  const {
    paper: { pattern, seen },
    disabled,
    onSay,
  } = props;
  const { t } = useTranslation();
  const areas = useAreas();
  return (
    <Stack>
      <FieldRow>
        <SignChoice {...props} field="question" signs={questionSigns} found={seen.questions} />
        <SignChoice {...props} field="option" signs={optionSigns} found={seen.optioned} />
      </FieldRow>
      <FieldRow>
        <Stack gap={2}>
          <SignChoice {...props} field="answer" signs={answerSigns} found={seen.answered} />
          {pattern.answer === 'word' && (
            <Word
              label={t('questions.papers.answer.own')}
              value={pattern.answerWord}
              onSay={(answerWord) => onSay({ answerWord })}
            />
          )}
        </Stack>
        <Stack gap={2}>
          <SignChoice {...props} field="solution" signs={solutionSigns} found={seen.solved} />
          {pattern.solution === 'word' && (
            <Word
              label={t('questions.papers.solution.own')}
              value={pattern.solutionWord}
              onSay={(solutionWord) => onSay({ solutionWord })}
            />
          )}
        </Stack>
      </FieldRow>
      <AreaSelect
        areas={areas}
        value={pattern.knowledgeAreaId}
        label={t('questions.papers.chapter')}
        placeholder={t('questions.papers.chooseChapter')}
        disabled={disabled}
        onChange={(knowledgeAreaId) => onSay({ knowledgeAreaId })}
      />
    </Stack>
  );
}

interface SignChoiceProps extends SignsProps {
  readonly field: SignField;
  readonly signs: readonly string[];
  readonly found: number;
}

/** One sign of the paper, with how many questions have it. */
function SignChoice({ paper: { pattern, seen }, disabled, onSay, field, signs, found }: SignChoiceProps) {
  const { t } = useTranslation();
  const textOf = (field: SignField, sign: string): string => {
    if (field === 'option' && firstOptions(sign) !== '') return firstOptions(sign);
    const found = field === 'question' ? seen.question : field === 'option' ? seen.option : null;
    if (sign === 'auto' && found) return t('questions.papers.asFound', { sign: textOf(field, found) });
    return t(`questions.papers.${field}.${sign}`);
  };
  return (
    <Select
      label={t(`questions.papers.${field}.label`)}
      description={t('questions.papers.found', { shown: found, count: seen.questions })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={signs.map((sign) => ({ value: sign, label: textOf(field, sign) }))}
      value={pattern[field]}
      allowDeselect={false}
      disabled={disabled}
      onChange={(value) => value && onSay({ [field]: value })}
    />
  );
}

/** A word of the author's own; the paper is read again when it is left, or by Enter. */
function Word({
  label,
  value,
  onSay,
}: {
  readonly label: string;
  readonly value: string;
  readonly onSay: (word: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const say = () => {
    if (typed.trim() !== value) onSay(typed.trim());
  };
  return (
    <TextInput
      label={label}
      value={typed}
      maxLength={30}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={say}
      onKeyDown={(event) => event.key === 'Enter' && say()}
    />
  );
}

const letters = 'ABCDEF';

/** How one question was cut out of the paper, as it stands there. */
function Cut({ importId, place }: { readonly importId: string; readonly place: number }) {
  const { t } = useTranslation();
  const { row } = useOneRow(importId, place);
  if (!row) return null;
  const { cells } = row;
  const options = [...letters].flatMap((letter, at) => {
    const text = cells[`Answer Option ${at + 1}`];
    return text ? [`(${letter}) ${text}`] : [];
  });
  const said = (text: string | undefined) => text || t('questions.papers.nothing');
  return (
    <Card title={t('questions.papers.cut', { place })}>
      <Facts
        items={[
          { label: t('questions.papers.parts.question'), value: said(cells['Question']) },
          { label: t('questions.papers.parts.options'), value: said(options.join('   ')) },
          { label: t('questions.papers.parts.answer'), value: said(cells['Correct Response']) },
          { label: t('questions.papers.parts.solution'), value: said(cells['Explanation']) },
        ]}
      />
    </Card>
  );
}
