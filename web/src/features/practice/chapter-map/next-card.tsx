import type { MapChapter, PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Band, bandWords } from '../../../ui/figures/band.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { splatOf } from '../addresses.ts';
import { MASTERY } from '../state-mark.tsx';
import { useStart } from '../use-start.ts';
import classes from './chapter-map.module.css';

/** The set that waits, or the chapter in which most marks are open, with the reason. */
export function NextCard({ map }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const start = useStart();
  const { running, next } = map;
  if (!running && !next) return null;
  const chapterId = running ? running.chapter?.id : next?.chapterId;
  const chapter = map.chapters.find(({ id }) => id === chapterId);
  return (
    <Card as="div">
      <div className={classes['next']}>
        <section aria-label={t(running ? 'practice.next.continue' : 'practice.next.begin')}>
          <Quiet size="sm">{t(running ? 'practice.next.continue' : 'practice.next.begin')}</Quiet>
          <h2>{chapter?.name ?? running?.course?.title ?? t(`practice.kinds.${running?.kind ?? 'smart'}`)}</h2>
          {running && (
            <Quiet as="p" size="sm">
              {t('practice.next.answered', { count: running.answered, of: running.questions, right: running.right })}
            </Quiet>
          )}
          {running ? (
            <Link to="/student/practice/$" params={{ _splat: splatOf(running.sessionId) }} {...buttonFace('action')}>
              <Icon of={IconPlayerPlayFilled} size={16} />
              {t('practice.next.go', { count: running.questions - running.answered })}
            </Link>
          ) : (
            <Button
              variant="action"
              loading={start.busy}
              leftSection={<Icon of={IconPlayerPlayFilled} size={16} />}
              onClick={() => chapter && start.send({ kind: 'chapter', examId: map.examId, chapterId: chapter.id })}
            >
              {t('practice.start.go', { count: 10 })}
            </Button>
          )}
        </section>
        {chapter && <WhyChapter chapter={chapter} />}
      </div>
    </Card>
  );
}

function WhyChapter({ chapter: { share, subject, band } }: { readonly chapter: MapChapter }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('practice.next.why')}>
      <h3>{t('practice.next.why')}</h3>
      <ul>
        {share !== null && <li>{t('practice.next.share', { share, subject: t(`practice.subjects.${subject}`) })}</li>}
        <li>{band ? t('practice.next.band', { band: bandWords(band) }) : t('practice.next.notBegun')}</li>
      </ul>
      {band && <Band of={band} mark={MASTERY} />}
    </section>
  );
}
