import type { OwnCounts } from '@abhyas/contract/assessments/custom';
import { ownPaperLimits } from '@abhyas/contract/assessments/own-papers';
import { Button, Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './custom.module.css';
import { isWithin, type OwnForm, wishOf } from './own-form.ts';

interface Props {
  readonly form: OwnForm;
  readonly counts: OwnCounts;
  /** The figures belong to what stands in the form. */
  readonly fresh: boolean;
  readonly exam: string;
  /** The bank has changed since it was counted. */
  readonly onShort: () => void;
}

/** What one will get: how many questions fit, how a narrow wish would be widened, and the button that makes the test. */
export function SummaryCard({ form, counts, fresh, exam, onShort }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { questions, minutes } = form;
  const isFull = counts.unfinished >= counts.mostUnfinished;
  return (
    <Card title={t('assessments.own.summary')} className={classes['summary']}>
      <p className={classes['available']} aria-live="polite">
        <b>{format.number(counts.available)}</b> {t('assessments.own.fit', { count: counts.available })}
      </p>
      {isFull ? (
        <Notice
          tone="warn"
          title={t('assessments.own.full', { count: counts.unfinished })}
          action={
            <Button component={Link} to="/student/tests" size="sm" variant="outline">
              {t('assessments.own.toTests')}
            </Button>
          }
        >
          {t('assessments.own.fullText')}
        </Notice>
      ) : nothingIn(counts) ? (
        <Notice tone="info" title={t('assessments.own.nothing')}>
          {t('assessments.own.nothingText')}
        </Notice>
      ) : (
        <Maker
          // Consent holds for what was shown: another choice asks again.
          key={counts.widening.map(({ step }) => step).join()}
          form={form}
          counts={counts}
          fresh={fresh}
          exam={exam}
          onShort={onShort}
          valid={isWithin(questions, ownPaperLimits.questions) && isWithin(minutes, ownPaperLimits.minutes)}
        />
      )}
    </Card>
  );
}

/** Not even the widest choice has a question. */
const nothingIn = ({ available, widening }: OwnCounts): boolean => available === 0 && widening.at(-1)?.available === 0;

function Maker({ form, counts, fresh, exam, onShort, valid }: Props & { readonly valid: boolean }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const make = useMakePaper(form, counts, onShort);
  const needsConsent = counts.widening.length > 0;
  const wanted = form.questions ?? 0;
  const size = Math.min(wanted, counts.widening.at(-1)?.available ?? wanted);
  return (
    <form
      className={classes['make']}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (valid && (!needsConsent || agreed)) make.send();
      }}
    >
      {needsConsent && (
        <Notice tone="warn" title={t('assessments.own.short', { count: counts.available, wanted })}>
          <Steps counts={counts} exam={exam} />
          <Checkbox
            className={classes['agree'] ?? ''}
            checked={agreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
            label={t('assessments.own.agree')}
            error={asked && !agreed ? t('assessments.own.agreeFirst') : undefined}
          />
        </Notice>
      )}
      {make.error && (
        <Notice tone="bad" live>
          {say(make.error)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="action"
        size="lg"
        fullWidth
        disabled={!valid}
        loading={make.busy || (asked && !fresh)}
        rightSection={<Icon of={IconArrowRight} size={18} />}
      >
        {t('assessments.own.make', { count: size })}
      </Button>
      <p className={classes['hint']}>{t('assessments.own.makeHint')}</p>
    </form>
  );
}

/** "We widened it by …": every step by its name, with what one has after it. */
function Steps({ counts, exam }: Pick<Props, 'counts' | 'exam'>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('assessments.own.widenBy')}</p>
      <ol className={classes['steps']}>
        {counts.widening.map(({ step, available }) => (
          <li key={step}>{t(`assessments.own.steps.${step}`, { count: available, exam })}</li>
        ))}
      </ol>
    </>
  );
}

function useMakePaper(form: OwnForm, { widening }: OwnCounts, onShort: () => void) {
  const navigate = useNavigate();
  return useChange(
    () =>
      api.assessments.makeOwnPaper({
        body: { ...wishOf(form), minutes: form.minutes, agreed: widening.map(({ step }) => step) },
      }),
    {
      stale: [['assessments']],
      after: ({ paperId }) => navigate({ to: '/student/tests/$paperId', params: { paperId } }),
      inline: true,
      refused: (refusal) => {
        if (isRefusal(refusal, 'OWN_PAPER_SHORT')) onShort();
      },
    },
  );
}
