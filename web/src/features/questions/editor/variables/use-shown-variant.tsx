import { Button } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import { Icon } from '../../../../ui/controls/icon.tsx';
import type { QuestionForm, WordLanguage } from '../form/question-form.ts';
import { SAMPLES, useVariantReport } from './use-variant-report.ts';
import { mayVary } from './variables-form.ts';
import classes from './variables.module.css';

interface ShownVariant {
  /** Nothing for a question without variables, or while they are not complete. */
  readonly sample?: { readonly content: QuestionContent; readonly key: AnswerKey | undefined };
  /** Which one is shown, and the way to another. */
  readonly bar?: ReactNode;
}

/** For the preview: the question with the numbers of one variant, as one student would see it. */
export function useShownVariant(form: QuestionForm, language: WordLanguage): ShownVariant {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const { report, waiting } = useVariantReport(form, Math.floor(index / SAMPLES) * SAMPLES);
  if (!form.variables.on || !mayVary(form.type)) return {};
  const shown = report?.samples[index % Math.max(1, report.samples.length)];
  const content = shown?.content[language];
  const numbers =
    shown && Object.entries(shown.variant).map(([name, number]) => `${name} = ${number.replace('-', '−')}`);
  return {
    ...(shown && content && { sample: { content, key: shown.key ?? undefined } }),
    bar: (
      <div className={classes['bar']} aria-busy={waiting}>
        <span>{numbers ? numbers.join(', ') : t('questions.variables.report.noSample')}</span>
        <Button
          size="sm"
          variant="soft"
          leftSection={<Icon of={IconArrowsShuffle} size={16} />}
          disabled={!shown}
          onClick={() => setIndex((index) => index + 1)}
        >
          {t('questions.variables.report.another')}
        </Button>
      </div>
    ),
  };
}
