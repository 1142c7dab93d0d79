import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { totalsOf } from '../draft/change-draft.ts';
import { limits } from '../draft/paper-limits.ts';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';

/** What the paper adds up to, and the limits it must keep (spec §9). */
export function Totals() {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const { draft } = useBuilding();
  const totals = totalsOf(draft);
  const { questions, minutes } = limits;
  const wrongCount = totals.questions > questions.most;
  const wrongTime = totals.minutes < minutes.least || totals.minutes > minutes.most;
  return (
    <section className={classes['totals']} aria-label={t('authoring.totals.title')}>
      <div data-wrong={wrongCount || undefined}>
        <span>{t('authoring.totals.questions')}</span>
        <b>{number(totals.questions)}</b> <small>{t('authoring.totals.atMost', { most: questions.most })}</small>
      </div>
      <div>
        <span>{t('authoring.totals.marks')}</span>
        <b>{marks(totals.marks)}</b> <small>{t('authoring.totals.sections', { count: draft.sections.length })}</small>
      </div>
      <div data-wrong={wrongTime || undefined}>
        <span>{t('authoring.totals.time')}</span>
        <b>{t('authoring.totals.minutes', { count: Number.isNaN(totals.minutes) ? 0 : totals.minutes })}</b>{' '}
        <small>{t('authoring.totals.between', { least: minutes.least, most: minutes.most })}</small>
      </div>
    </section>
  );
}
