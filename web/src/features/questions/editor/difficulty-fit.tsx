import type { Difficulty } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import classes from './editor.module.css';

interface Props {
  readonly questionId: string;
  readonly difficulty: Difficulty;
  /** None where the question may only be read. */
  readonly onUse: ((difficulty: Difficulty) => void) | undefined;
}

/** Under the difficulty: whether it is what students made of the question, from the number of students on that says something. */
export function DifficultyFit({ questionId, difficulty, onUse }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useQuery({ ...query(api.questions.showStatistics, { params: { questionId } }), staleTime: 60_000 });
  const fits = data?.fits ?? null;
  if (!data || fits === null || data.rightShare === null) return null;
  const name = t(`questions.difficulties.${fits}`);
  const share = { students: number(data.students), value: Math.round(data.rightShare / 100), difficulty: name };
  if (fits === difficulty) return <p className={classes['hint']}>{t('questions.editing.fit.good', share)}</p>;
  return (
    <div className={classes['misfit']}>
      <p className={classes['hint']}>{t('questions.editing.fit.other', share)}</p>
      {onUse && (
        <Button size="sm" variant="soft" onClick={() => onUse(fits)}>
          {t('questions.editing.fit.use', { difficulty: name })}
        </Button>
      )}
    </div>
  );
}
