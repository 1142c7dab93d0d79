import type { PracticeSession } from '@abhyas/contract/practice/sessions';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionQuestion } from './session-question.tsx';
import classes from './session.module.css';

/** A set of questions over the whole screen. Left and opened again, on any device, it goes on where it stood. */
export function SessionScreen({ sessionId }: { readonly sessionId: string }) {
  const { t } = useTranslation();
  const session = useQuery(query(api.practice.showSession, { params: { sessionId } }));
  const { data } = session;
  return (
    <div className={classes['screen']}>
      <h1 className="sr-only">{t('practice.session.title')}</h1>
      <Top session={data} />
      {data ? (
        data.state === 'finished' ? (
          <SessionEnd session={data} />
        ) : (
          data.current && <SessionQuestion key={data.current.position} session={data} asked={data.current} />
        )
      ) : (
        <main className={classes['main']}>
          {session.error ? (
            <LoadFailed card error={session.error} onRetry={() => void session.refetch()} />
          ) : (
            <CardSkeleton lines={8} />
          )}
        </main>
      )}
    </div>
  );
}

/** The way out, and what became of each question so far: by shape and in words, not by colour alone. */
function Top({ session }: { readonly session: PracticeSession | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { marks = [], questions = 0 } = session ?? {};
  return (
    <header className={classes['top']}>
      <div className={classes['bar']}>
        <IconButton
          icon={IconX}
          label={t('practice.session.leave')}
          onClick={() => void navigate({ to: '/student/practice/$', params: { _splat: '' } })}
        />
        {session && (
          <>
            <span
              role="img"
              aria-label={t('practice.session.marks', {
                answered: marks.filter((mark) => mark !== null).length,
                right: marks.filter((mark) => mark === 'right').length,
              })}
              className={classes['marks']}
            >
              {Array.from({ length: questions }, (_, at) => (
                <i key={at} data-outcome={marks[at] ?? undefined} data-now={at === marks.length - 1 || undefined} />
              ))}
            </span>
            <span className={classes['place']}>{t('practice.session.place', { at: marks.length, of: questions })}</span>
          </>
        )}
      </div>
    </header>
  );
}
