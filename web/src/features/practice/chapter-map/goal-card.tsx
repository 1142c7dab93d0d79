import type { PracticeGoal, PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { Button, NumberInput, Select } from '@mantine/core';
import { IconCheck, IconMoon } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './chapter-map.module.css';

/** Questions of today and of the week; a day of rest has no goal and breaks nothing. */
export function GoalCard({ map: { goal, week } }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [changing, setChanging] = useState(false);
  const today = week.find((day) => day.today);
  const done = today?.questions ?? 0;
  const [all, right] = [sum(week, 'questions'), sum(week, 'right')];
  return (
    <Card
      title={t('practice.goal.title')}
      aside={
        <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
          {t('practice.goal.change')}
        </Button>
      }
    >
      <div className={classes['goal']}>
        <b>{t('practice.goal.done', { done: number(done), of: number(goal.questions) })}</b>
        <ProgressBar label={t('practice.goal.title')} value={Math.min(done, goal.questions)} max={goal.questions} />
        <Quiet as="p" size="sm">
          {t(
            today?.rest
              ? 'practice.goal.rest'
              : done >= goal.questions
                ? 'practice.goal.reached'
                : 'practice.goal.left',
            {
              count: Math.max(0, goal.questions - done),
            },
          )}
        </Quiet>
        <Days week={week} goal={goal.questions} />
        <Facts
          kind="figures"
          items={[
            { label: t('practice.goal.week'), value: number(all) },
            { label: t('practice.goal.right'), value: number(right) },
          ]}
        />
      </div>
      {changing && <GoalForm goal={goal} onClose={() => setChanging(false)} />}
    </Card>
  );
}

const sum = (week: PracticeMap['week'], key: 'questions' | 'right') => week.reduce((all, day) => all + day[key], 0);

function Days({ week, goal }: { readonly week: PracticeMap['week']; readonly goal: number }) {
  const { t } = useTranslation();
  const { weekday } = useFormat();
  return (
    <ol className={classes['days']}>
      {week.map(({ day, questions, rest, today }) => {
        const state = questions >= goal ? 'reached' : rest ? 'rest' : 'open';
        return (
          <li key={day} data-state={state} data-today={today || undefined}>
            <span>
              {state === 'reached' && <Icon of={IconCheck} size={14} />}
              {state === 'rest' && <Icon of={IconMoon} size={14} />}
              <span className="sr-only">{t(`practice.goal.states.${state}`, { count: questions })}</span>
            </span>
            <small>{weekday(noonOf(day))}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** A Sunday of which the names of the days are made. */
const SUNDAY = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;
const NO_REST = 'none';

function GoalForm({ goal, onClose }: { readonly goal: PracticeGoal; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { weekday } = useFormat();
  const client = useQueryClient();
  const [first] = goal.restDays;
  const days = Array.from({ length: 7 }, (_, day) => ({
    value: String(day),
    label: weekday(new Date(SUNDAY + day * DAY_MS).toISOString()),
  }));
  return (
    <FormDialog
      onClose={onClose}
      title={t('practice.goal.title')}
      submit={t('practice.goal.save')}
      initial={{ questions: goal.questions as number | string, rest: first === undefined ? NO_REST : String(first) }}
      check={({ questions }) =>
        typeof questions === 'number' && questions >= 5 && questions <= 100
          ? {}
          : { questions: t('practice.goal.wrong') }
      }
      send={async ({ questions, rest }) => {
        const restDays = rest === NO_REST ? [] : [Number(rest)];
        await api.practice.savePracticeGoal({ body: { questions: Number(questions), restDays } });
        await client.invalidateQueries({ queryKey: api.practice.showPracticeMap.key });
      }}
    >
      {(fields) => (
        <>
          <NumberInput
            {...fields.choice('questions')}
            label={t('practice.goal.questions')}
            min={5}
            max={100}
            allowDecimal={false}
            clampBehavior="none"
          />
          <Select
            label={t('practice.goal.restDay')}
            data={[{ value: NO_REST, label: t('practice.goal.noRest') }, ...days]}
            allowDeselect={false}
            value={fields.values.rest}
            error={fields.errorOf('rest')}
            onChange={(value) => value !== null && fields.set('rest', value)}
          />
        </>
      )}
    </FormDialog>
  );
}
