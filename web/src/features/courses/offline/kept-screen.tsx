import { IconChevronLeft, IconDeviceMobileOff, IconFileText, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { sizeWords } from '../study/size-words.ts';
import { KeptReader } from './kept-reader.tsx';
import { type KeptLesson, listKept, removeKept } from './kept-store.ts';
import classes from './kept.module.css';
import { RefusedNotes } from './refused-notes.tsx';

const queryKey = ['kept-lessons'];

/** What a learner keeps on this device: read without a network and without signing in. */
export function KeptScreen({ lessonId }: { readonly lessonId: string | undefined }) {
  const { t } = useTranslation();
  const { data: lessons } = useQuery({
    // Read anew for each lesson that is opened: its place changes while it is read.
    queryKey: [...queryKey, lessonId],
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: () => listKept(),
  });
  const chosen = lessons?.find((one) => one.lessonId === lessonId);
  return (
    <main id="content" className={classes['screen']} tabIndex={-1}>
      <nav aria-label={t('courses.offline.title')}>
        <Link to={chosen ? '/offline' : '/student'} className={classes['back']}>
          <Icon of={IconChevronLeft} size={16} />
          {t(chosen ? 'courses.offline.title' : 'courses.offline.back')}
        </Link>
      </nav>
      <h1>{chosen?.title ?? t('courses.offline.title')}</h1>
      <p className={classes['muted']}>{chosen?.courseTitle ?? t('courses.offline.subtitle')}</p>
      {chosen ? (
        <ThemeProvider>
          <KeptReader key={chosen.lessonId} lesson={chosen} />
        </ThemeProvider>
      ) : lessons ? (
        <>
          <Lessons lessons={lessons} />
          <ThemeProvider>
            <RefusedNotes />
          </ThemeProvider>
        </>
      ) : (
        <CardSkeleton lines={4} />
      )}
    </main>
  );
}

function Lessons({ lessons }: { readonly lessons: readonly KeptLesson[] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const client = useQueryClient();
  const remove = async (lessonId: string) => {
    await removeKept(lessonId);
    await client.invalidateQueries({ queryKey });
  };
  if (lessons.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconDeviceMobileOff} title={t('courses.offline.none')}>
          {t('courses.offline.noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className={classes['list']}>
      {lessons.map(({ lessonId, title, courseTitle, bytes, until }) => (
        <Card key={lessonId} as="li" label={title}>
          <div className={classes['row']}>
            <Icon of={IconFileText} size={20} />
            <span className={classes['words']}>
              <Link to="/offline" search={{ lesson: lessonId }}>
                {title}
              </Link>
              <small>
                {courseTitle} · {sizeWords(bytes)} ·{' '}
                {t('courses.offline.until', { day: date(new Date(until).toISOString()) })}
              </small>
            </span>
            <IconButton
              icon={IconTrash}
              label={t('courses.offline.remove', { title })}
              onClick={() => void remove(lessonId)}
            />
          </div>
        </Card>
      ))}
    </ul>
  );
}
