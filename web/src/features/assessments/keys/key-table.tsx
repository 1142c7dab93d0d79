import type { ChallengedQuestion } from '@abhyas/contract/assessments/keys';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { briefDoc } from '../../questions/index.ts';
import classes from './keys.module.css';
import { useVerdictWords } from './verdict-words.ts';

interface Props {
  readonly questions: readonly ChallengedQuestion[];
  readonly onOpen: (questionId: string) => void;
}

/** Questions with what is said and decided about their keys. */
export function KeyTable({ questions, onOpen }: Props) {
  const { t } = useTranslation();
  const say = useVerdictWords();
  const column = (key: string) => t(`assessments.keys.page.columns.${key}`);
  return (
    <Table
      label={t('assessments.keys.page.questions')}
      cards
      head={[
        { key: 'number', label: column('number'), width: 60 },
        { key: 'question', label: column('question') },
        { key: 'challenges', label: column('challenges') },
        { key: 'verdict', label: column('verdict') },
        { key: 'open', label: column('open'), hidden: true },
      ]}
    >
      {questions.map(({ questionId, number, stem, challenges, verdict, waiting }) => (
        <tr key={questionId}>
          <td data-label={column('number')}>{number}</td>
          <td>
            <div className={classes['stem']}>
              <RichText doc={briefDoc(stem)} inline />
            </div>
          </td>
          <td data-label={column('challenges')}>
            {challenges.open > 0 ? (
              <Badge tone="warn">{t('assessments.keys.page.openCount', { count: challenges.open })}</Badge>
            ) : challenges.all > 0 ? (
              t('assessments.keys.page.answeredCount', { count: challenges.all })
            ) : (
              '–'
            )}
          </td>
          <td data-label={column('verdict')}>
            <span className={classes['said']}>
              {waiting && <Badge tone="info">{t('assessments.keys.page.waits')}</Badge>}
              {waiting ? say(waiting) : verdict ? say(verdict) : t('assessments.keys.page.asPublished')}
            </span>
          </td>
          <td>
            <Button size="sm" variant="outline" onClick={() => onOpen(questionId)}>
              {t('assessments.keys.page.open', { number })}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
