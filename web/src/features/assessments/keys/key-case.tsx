import type { QuestionKeyCase } from '@abhyas/contract/assessments/keys';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { BarRow } from '../../../ui/figures/bar-row.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { QuestionPreview } from '../../questions/index.ts';
import { responseWords } from '../results/answer-words.ts';
import classes from './keys.module.css';
import { VerdictForm } from './verdict-form.tsx';
import { challengeTones, useVerdictWords } from './verdict-words.ts';

interface Props {
  readonly paperId: string;
  readonly version: number;
  readonly questionId: string;
  readonly canDecide: boolean;
  readonly onClose: () => void;
}

/** One key with everything that a decision needs, and the decision. */
export function KeyCasePanel({ paperId, version, questionId, canDecide, onClose }: Props) {
  const { t } = useTranslation();
  const params = { paperId, version, questionId };
  const asked = useQuery(query(api.assessments.showQuestionKey, { params }));
  return (
    <SidePanel
      opened
      onClose={onClose}
      size="login"
      title={asked.data ? t('assessments.keys.question', { number: asked.data.number }) : '…'}
      subtitle={t('assessments.keys.case.subtitle')}
    >
      {asked.isPending && <CardSkeleton lines={8} />}
      {asked.isError && <LoadFailed card error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && (
        <div className={classes['case']}>
          <QuestionPreview
            type={asked.data.type}
            content={asked.data.content.en}
            solution={asked.data.published}
            imageOf={(mediaId) => asked.data.images[mediaId]}
          />
          <Answers answers={asked.data.answers} />
          <Challenges challenges={asked.data.challenges} />
          <History verdicts={asked.data.verdicts} />
          {canDecide && <VerdictForm key={asked.data.verdicts.length} params={params} asked={asked.data} />}
          <div>
            <Button
              variant="ghost"
              leftSection={<Icon of={IconPencil} size={16} />}
              renderRoot={(props) => <Link {...props} to="/partner/questions/$questionId" params={{ questionId }} />}
            >
              {t('assessments.keys.case.bank')}
            </Button>
            <p className={classes['quiet']}>{t('assessments.keys.case.bankHelp')}</p>
          </div>
        </div>
      )}
    </SidePanel>
  );
}

function Answers({ answers }: { readonly answers: QuestionKeyCase['answers'] }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const all = answers.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <section className={classes['part']} aria-label={t('assessments.keys.case.answers')}>
      <h3>{t('assessments.keys.case.answers')}</h3>
      {answers.map(({ response, count, right }) => {
        const words = response === null ? t('assessments.keys.case.blank') : responseWords(response);
        return (
          <BarRow
            key={JSON.stringify(response)}
            label={right ? t('assessments.keys.case.right', { answer: words }) : words}
            value={count}
            max={all}
            figure={`${number(count)} · ${percent(count, all)}`}
          />
        );
      })}
    </section>
  );
}

function Challenges({ challenges }: { readonly challenges: QuestionKeyCase['challenges'] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (challenges.length === 0) return null;
  return (
    <section className={classes['part']} aria-label={t('assessments.keys.case.challenges')}>
      <h3>{t('assessments.keys.case.challenges')}</h3>
      <ul className={classes['list']}>
        {challenges.map(({ id, student, claim, text, picture, state, at }) => (
          <li key={id}>
            <span className={classes['line']}>
              <b>{student || t('assessments.keys.case.erased')}</b>
              <Badge tone={challengeTones[state]}>{t(`assessments.keys.own.${state}`)}</Badge>
              <span className={classes['quiet']}>{dateTime(at)}</span>
            </span>
            <p>
              {claim === null
                ? t('assessments.keys.says.none')
                : t('assessments.keys.case.claims', { answer: responseWords(claim) })}
            </p>
            <q>{text}</q>
            {picture && (
              <a href={picture} target="_blank" rel="noreferrer">
                <img className={classes['picture']} src={picture} alt={t('assessments.keys.evidence')} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ verdicts }: { readonly verdicts: QuestionKeyCase['verdicts'] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const say = useVerdictWords();
  if (verdicts.length === 0) return null;
  const lastApplied = verdicts.find(({ inForce }) => inForce);
  const stateOf = (verdict: (typeof verdicts)[number], at: number) =>
    verdict.inForce ? 'inForce' : at === 0 && (!lastApplied || verdict.round > lastApplied.round) ? 'waits' : 'before';
  return (
    <section className={classes['part']} aria-label={t('assessments.keys.case.history')}>
      <h3>{t('assessments.keys.case.history')}</h3>
      <ul className={classes['list']}>
        {verdicts.map((verdict, at) => (
          <li key={at}>
            <span className={classes['line']}>
              <Badge tone={verdict.inForce ? 'good' : 'neutral'}>
                {t(`assessments.keys.case.states.${stateOf(verdict, at)}`)}
              </Badge>
              <b>{say(verdict)}</b>
            </span>
            <p>{verdict.reason}</p>
            <span className={classes['quiet']}>
              {t('assessments.keys.case.by', { name: verdict.by, at: dateTime(verdict.at) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
