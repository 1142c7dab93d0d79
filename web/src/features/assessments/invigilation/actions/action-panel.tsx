import type { LiveRow } from '@abhyas/contract/assessments/invigilation';
import { Button, NumberInput, Textarea } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import classes from '../invigilation.module.css';
import { type LiveAct, minutesLost } from '../live-attempt.ts';
import { useLookAgain } from '../use-hall.ts';
import { sayOutcome } from './say-outcome.ts';
import { sendAct } from './send-act.ts';

/** What somebody is about to do, to whom. */
export type Intent =
  | { readonly act: LiveAct; readonly rows: readonly LiveRow[]; readonly everyone?: undefined }
  | { readonly act: LiveAct; readonly everyone: { readonly sitting: number; readonly revision: number } };

interface Props {
  readonly paperId: string;
  readonly intent: Intent;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const timed: ReadonlySet<LiveAct> = new Set(['extend', 'compensate', 'reopen']);
const most = 300;

/** The question before an action: how many minutes, and why. The reason stands in the log and in the timeline of the attempt. */
export function ActionPanel({ paperId, intent, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { list, number } = useFormat();
  const lookAgain = useLookAgain();
  const { act } = intent;
  const word = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    t(`assessments.invigilation.acts.${act}.${key}`, values);
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { minutes: usualMinutes(intent), reason: '', text: '' },
    async (given) => {
      sayOutcome(t, act, await sendAct(paperId, intent, given));
      await lookAgain();
      onDone();
    },
    { check: (given) => problemsOf(act, given, t) },
  );
  const to = intent.everyone
    ? t('assessments.invigilation.everyone.to', { count: intent.everyone.sitting })
    : intent.rows.length > 3
      ? t('assessments.invigilation.toMany', { count: intent.rows.length })
      : list(intent.rows.map(({ student }) => student));
  return (
    <SidePanel opened onClose={onClose} title={word('title')} subtitle={to}>
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <p className={classes['quiet']}>{word('text')}</p>
        {act === 'reopen' && <Notice tone="warn">{t('assessments.invigilation.acts.reopen.seen')}</Notice>}
        {timed.has(act) && (
          <NumberInput
            data-autofocus
            size="lg"
            label={t('assessments.invigilation.minutes')}
            min={1}
            max={most}
            allowDecimal={false}
            value={values.minutes}
            error={errorOf('minutes')}
            onChange={(value) => set('minutes', Number(value))}
          />
        )}
        {act === 'message' ? (
          <Textarea
            data-autofocus
            label={t('assessments.invigilation.message')}
            autosize
            minRows={3}
            maxLength={500}
            value={values.text}
            error={errorOf('text')}
            onChange={(event) => set('text', event.currentTarget.value)}
          />
        ) : (
          <Textarea
            data-autofocus={!timed.has(act) || undefined}
            label={t('assessments.invigilation.reason')}
            description={t('assessments.invigilation.reasonNote')}
            autosize
            minRows={2}
            maxLength={300}
            value={values.reason}
            error={errorOf('reason')}
            onChange={(event) => set('reason', event.currentTarget.value)}
          />
        )}
        <div className={classes['buttons']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant={act === 'submit' ? 'danger' : 'action'} loading={busy}>
            {word('confirm', { minutes: number(values.minutes) })}
          </Button>
        </div>
      </form>
    </SidePanel>
  );
}

function usualMinutes({ act, ...rest }: Intent): number {
  const attempt = act === 'reopen' && 'rows' in rest ? rest.rows[0]?.attempt : undefined;
  return attempt ? minutesLost(attempt) : 10;
}

function problemsOf(
  act: LiveAct,
  { minutes, reason, text }: { minutes: number; reason: string; text: string },
  t: TFunction,
) {
  const words = act === 'message' ? text : reason;
  const least = act === 'message' ? 1 : 3;
  const field = act === 'message' ? 'text' : 'reason';
  return {
    ...(timed.has(act) &&
      !(Number.isInteger(minutes) && minutes >= 1 && minutes <= most) && {
        minutes: t('assessments.invigilation.minutesWrong', { most }),
      }),
    ...(words.trim().length < least && { [field]: t(`assessments.invigilation.${field}Missing`) }),
  };
}
