import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { type Asked, DoubtForm, LEAST_LETTERS } from './doubt-form.tsx';
import { DoubtLine } from '../doubt-line.tsx';
import classes from '../doubts.module.css';

interface Props {
  readonly courseId: string;
  readonly lessonId: string;
  /** Where the learner is now. */
  readonly pin: DoubtPin | null;
  readonly onOpen: (doubtId: string) => void;
  readonly onCancel: () => void;
}

const QUIET_MS = 400;

/** A new doubt: while one types, those that were asked before are shown first. */
export function AskDoubt({ courseId, lessonId, pin, onOpen, onCancel }: Props) {
  const { t } = useTranslation();
  const ask = useChange((body: Asked) => api.courses.askDoubt({ params: { courseId, lessonId }, body }), {
    stale: [api.courses.listDoubts],
    said: t('courses.doubts.asked'),
    after: async ({ doubtId }, _given, refreshed) => {
      await refreshed;
      onOpen(doubtId);
    },
    inline: true,
  });
  return (
    <DoubtForm
      first={{ pin }}
      button={t('courses.doubts.askNow')}
      busy={ask.busy}
      error={ask.error}
      onSend={(asked) => ask.send(asked)}
      onCancel={onCancel}
      renderSimilar={(typed) => <Similar courseId={courseId} lessonId={lessonId} typed={typed} onOpen={onOpen} />}
    />
  );
}

interface SimilarProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly typed: string;
  readonly onOpen: (doubtId: string) => void;
}

/** Doubts that say nearly the same: perhaps the answer is there already. */
function Similar({ courseId, lessonId, typed, onOpen }: SimilarProps) {
  const { t } = useTranslation();
  const [words] = useDebouncedValue(typed.trim().slice(0, 400), QUIET_MS);
  const { data } = useQuery({
    ...query(api.courses.findSimilarDoubts, { params: { courseId, lessonId }, query: { words } }, { quiet: true }),
    enabled: words.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
  if (words.length < LEAST_LETTERS || !data?.rows.length) return null;
  return (
    <section className={classes['similar']} aria-label={t('courses.doubts.similar')}>
      <h4>{t('courses.doubts.similar')}</h4>
      <ul className={classes['list']}>
        {data.rows.map((doubt) => (
          <DoubtLine key={doubt.doubtId} doubt={doubt} onOpen={() => onOpen(doubt.doubtId)} />
        ))}
      </ul>
    </section>
  );
}
