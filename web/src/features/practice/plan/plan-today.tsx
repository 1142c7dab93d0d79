import type { Today } from '@abhyas/contract/discovery/home';
import type { PlanItem } from '@abhyas/contract/practice/plan';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PLAN } from '../addresses.ts';
import { useStart } from '../use-start.ts';
import classes from './plan.module.css';

type PlanOfToday = NonNullable<Today['plan']>;
const [LEAST, MOST] = [3, 40];

interface Props {
  readonly plan: PlanOfToday;
  /** On another page than the plan's own: it leads there, and says what finds no time. */
  readonly linked?: boolean;
}

/** What the plan asks for today, each chapter with one tap to begin. */
export function PlanToday({ plan, linked = false }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { today, done, examId, leftOut } = plan;
  const all = today.items.reduce((sum, { questions }) => sum + questions, 0);
  const note = all > 0 ? t('practice.plan.doneToday', { count: all, done: number(done) }) : undefined;
  const aside = linked && (
    <Link to="/student/practice/$" params={{ _splat: PLAN }}>
      {t('practice.plan.open')}
    </Link>
  );
  return (
    <Card title={t('practice.plan.today')} note={note} aside={aside}>
      {all === 0 && (
        <Quiet as="p">{t(today.kind === 'exam' ? 'practice.plan.examDay' : 'practice.plan.restDay')}</Quiet>
      )}
      <RowList>
        {today.items.map((item) => (
          <Item key={item.chapterId} item={item} examId={examId} />
        ))}
      </RowList>
      {linked && leftOut.length > 0 && (
        <Quiet as="p" size="sm">
          {t('practice.plan.short', { count: leftOut.length })}
        </Quiet>
      )}
    </Card>
  );
}

function Item({ item, examId }: { readonly item: PlanItem; readonly examId: number }) {
  const { t } = useTranslation();
  const start = useStart();
  const { chapterId, name, kind } = item;
  const questions = Math.min(MOST, Math.max(LEAST, item.questions));
  return (
    <li>
      <Stack gap={0} className={classes['words']}>
        <b>{name}</b>
        <Quiet size="sm">{t(`practice.plan.kinds.${kind}`, { count: item.questions })}</Quiet>
      </Stack>
      <Button
        variant="light"
        size="sm"
        aria-label={t('practice.asked.startOf', { chapters: name })}
        loading={start.busy}
        onClick={() => start.send({ kind: 'chapter', examId, chapterId, questions })}
      >
        {t('practice.asked.start')}
      </Button>
    </li>
  );
}
