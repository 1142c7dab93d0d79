import type { AssignedPractice } from '@abhyas/contract/practice/assignments';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useStart } from '../use-start.ts';
import classes from './assignments.module.css';

/** What teachers ask a student to practise, the nearest day first; absent where nobody asks. */
export function AskedOfMe({ assigned }: { readonly assigned: readonly AssignedPractice[] }) {
  const { t } = useTranslation();
  if (assigned.length === 0) return null;
  return (
    <Card title={t('practice.asked.title')}>
      <RowList>
        {assigned.map((one) => (
          <Asked key={one.assignmentId} one={one} />
        ))}
      </RowList>
    </Card>
  );
}

function Asked({ one }: { readonly one: AssignedPractice }) {
  const { t } = useTranslation();
  const { list, longDate, number } = useFormat();
  const start = useStart();
  const { chapters, questions, answered, dueOn, days, note, by, examId, next } = one;
  const names = list(chapters.map(({ name }) => name));
  const day = longDate(noonOf(dueOn));
  return (
    <li>
      <Stack gap={1} className={classes['open']}>
        <Row gap={2}>
          <b>{names}</b>
          {next === null ? (
            <Badge tone="good">{t('practice.asked.done')}</Badge>
          ) : (
            <Badge tone={days <= 1 ? 'warn' : 'neutral'}>
              {t(days < 0 ? 'practice.asked.late' : days === 0 ? 'practice.asked.today' : 'practice.asked.until', {
                day,
              })}
            </Badge>
          )}
        </Row>
        <Quiet size="sm">
          {t('practice.asked.answered', { count: questions, answered: number(answered), name: by })}
        </Quiet>
        {note && <p>{note}</p>}
      </Stack>
      {next && (
        <Button
          variant="light"
          aria-label={t('practice.asked.startOf', { chapters: names })}
          loading={start.busy}
          onClick={() => start.send({ kind: 'chapter', examId, chapterId: next.chapterId, questions: next.questions })}
        >
          {t('practice.asked.start')}
        </Button>
      )}
    </li>
  );
}
