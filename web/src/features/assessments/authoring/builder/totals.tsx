import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { type Draft, questionsOf, totalsOf } from '../draft/change-draft.ts';
import { expectedOf } from '../draft/group-mates.ts';
import { limits } from '../draft/paper-limits.ts';
import { usePattern } from '../patterns/use-patterns.ts';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';
import type { KnownQuestions } from './use-known-questions.ts';

/** What the paper adds up to, and the limits it must keep (spec §9). */
export function Totals() {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const { draft, known } = useBuilding();
  const pattern = usePattern(draft.patternId);
  const wanted = pattern && {
    questions: pattern.sections.reduce((sum, section) => sum + section.questions, 0),
    marks: pattern.marks,
    minutes: pattern.minutes,
  };
  const totals = totalsOf(draft);
  const { questions, minutes } = limits;
  const wrongCount = totals.questions > Math.max(questions.most, wanted?.questions ?? 0);
  const wrongTime = totals.minutes < minutes.least || totals.minutes > Math.max(minutes.most, wanted?.minutes ?? 0);
  return (
    <section className={classes['totals']} aria-label={t('authoring.totals.title')}>
      <div data-wrong={wrongCount || undefined}>
        <span>{t('authoring.totals.questions')}</span>
        <b>{number(totals.questions)}</b>{' '}
        <small>
          {wanted
            ? t('authoring.composing.pattern.of', { need: number(wanted.questions) })
            : t('authoring.totals.atMost', { most: questions.most })}
        </small>
      </div>
      <div>
        <span>{t('authoring.totals.marks')}</span>
        <b>{marks(totals.marks)}</b>{' '}
        <small>
          {wanted
            ? t('authoring.composing.pattern.of', { need: marks(wanted.marks) })
            : t('authoring.totals.sections', { count: draft.sections.length })}
        </small>
      </div>
      <ExpectedTime draft={draft} facts={known.facts} />
      <div data-wrong={wrongTime || undefined}>
        <span>{t('authoring.totals.time')}</span>
        <b>{t('authoring.totals.minutes', { count: Number.isNaN(totals.minutes) ? 0 : totals.minutes })}</b>{' '}
        <small>
          {wanted
            ? t('authoring.composing.pattern.of', { need: number(wanted.minutes) })
            : t('authoring.totals.between', { least: minutes.least, most: minutes.most })}
        </small>
      </div>
    </section>
  );
}

/** What the questions are expected to take, against the minutes of the paper; nothing where no question says. */
function ExpectedTime({ draft, facts }: { readonly draft: Draft; readonly facts: KnownQuestions['facts'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { seconds, unknown } = expectedOf(questionsOf(draft), facts);
  if (seconds === 0) return null;
  const minutes = Math.ceil(seconds / 60);
  return (
    <div data-wrong={minutes > draft.minutes || undefined}>
      <span>{t('questions.expected.sum')}</span>
      <b>{t('authoring.totals.minutes', { count: minutes })}</b>{' '}
      <small>
        {unknown > 0
          ? t('questions.expected.unknown', { count: unknown })
          : t('questions.expected.ofPaper', { minutes: number(Number.isNaN(draft.minutes) ? 0 : draft.minutes) })}
      </small>
    </div>
  );
}
