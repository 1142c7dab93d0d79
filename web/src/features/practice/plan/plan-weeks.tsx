import type { Plan } from '@abhyas/contract/practice/plan';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './plan.module.css';

/** So many chapters of a week's revision are named. */
const NAMED = 4;

/** Every week to the exam with its chapters, those with most open marks first. */
export function PlanWeeks({ weeks }: { readonly weeks: Plan['weeks'] }) {
  const { t } = useTranslation();
  const { list, shortDate } = useFormat();
  const at = (day: string) => shortDate(noonOf(day));
  return (
    <Card title={t('practice.plan.weeks')} note={t('practice.plan.weeksNote')}>
      <RowList>
        {weeks.map(({ from, to, items }) => {
          const learned = items.filter(({ kind }) => kind === 'learn').map(({ name }) => name);
          const revised = items.filter(({ kind }) => kind === 'revise').map(({ name }) => name);
          return (
            <li key={from} className={classes['week']}>
              <b>{from === to ? at(from) : t('practice.plan.fromTo', { from: at(from), to: at(to) })}</b>
              <div className={classes['words']}>
                {learned.length > 0 && <p>{list(learned)}</p>}
                {revised.length > 0 && (
                  <Quiet as="p" size="sm">
                    {revised.length > NAMED
                      ? t('practice.plan.revisedMany', {
                          count: revised.length,
                          chapters: list(revised.slice(0, NAMED)),
                        })
                      : t('practice.plan.revised', { chapters: list(revised) })}
                  </Quiet>
                )}
                {items.length === 0 && <Quiet as="p">{t('practice.plan.nothing')}</Quiet>}
              </div>
            </li>
          );
        })}
      </RowList>
    </Card>
  );
}
