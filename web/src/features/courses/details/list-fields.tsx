import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './details.module.css';

const most = { learn: 12, learnLine: 200, faq: 20, question: 200, answer: 1000 } as const;

/** What a learner can do afterwards, line by line. */
export function LearnFields() {
  const { t } = useTranslation();
  const { details, change, readOnly } = useBuilding();
  const { learn } = details;
  return (
    <Lines
      label={t('courses.authoring.details.learn')}
      add={t('courses.authoring.details.addLearn')}
      onAdd={readOnly || learn.length >= most.learn ? undefined : () => change({ learn: [...learn, ''] })}
    >
      {learn.map((line, at) => (
        <li key={at} className={classes['line']}>
          <TextInput
            aria-label={t('courses.authoring.details.learnLine', { number: at + 1 })}
            maxLength={most.learnLine}
            readOnly={readOnly}
            value={line}
            onChange={(event) => change({ learn: learn.with(at, event.currentTarget.value) })}
          />
          {!readOnly && (
            <IconButton
              icon={IconTrash}
              label={t('courses.authoring.details.removeLine', { number: at + 1 })}
              onClick={() => change({ learn: learn.toSpliced(at, 1) })}
            />
          )}
        </li>
      ))}
    </Lines>
  );
}

/** Questions that people ask before they begin, with their answers. */
export function FaqFields() {
  const { t } = useTranslation();
  const { details, change, readOnly } = useBuilding();
  const { faq } = details;
  const set = (at: number, part: Partial<(typeof faq)[number]>) =>
    change({ faq: faq.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <Lines
      add={t('courses.authoring.details.addFaq')}
      onAdd={
        readOnly || faq.length >= most.faq ? undefined : () => change({ faq: [...faq, { question: '', answer: '' }] })
      }
    >
      {faq.map(({ question, answer }, at) => (
        <li key={at} className={classes['faq']}>
          <div className={classes['line']}>
            <TextInput
              label={t('courses.authoring.details.question', { number: at + 1 })}
              maxLength={most.question}
              readOnly={readOnly}
              value={question}
              onChange={(event) => set(at, { question: event.currentTarget.value })}
            />
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                label={t('courses.authoring.details.removeFaq', { number: at + 1 })}
                onClick={() => change({ faq: faq.toSpliced(at, 1) })}
              />
            )}
          </div>
          <Textarea
            label={t('courses.authoring.details.answer')}
            autosize
            minRows={2}
            maxLength={most.answer}
            readOnly={readOnly}
            value={answer}
            onChange={(event) => set(at, { answer: event.currentTarget.value })}
          />
        </li>
      ))}
    </Lines>
  );
}

interface LinesProps {
  readonly label?: string;
  readonly add: string;
  readonly onAdd: (() => void) | undefined;
  readonly children: ReactNode;
}

function Lines({ label, add, onAdd, children }: LinesProps) {
  return (
    <div className={classes['lines']}>
      {label && <span className={classes['label']}>{label}</span>}
      <ul className={classes['lines']}>{children}</ul>
      {onAdd && (
        <Button size="sm" variant="soft" leftSection={<Icon of={IconPlus} size={16} />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </div>
  );
}
