import { Button } from '@mantine/core';
import { IconCheck, IconCloudCheck, IconCloudOff, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './review.module.css';
import { type Session, summaryOf } from './review-session.ts';
import { ReviewTop } from './review-top.tsx';

interface Props {
  readonly session: Session;
  /** Cards that are due beyond this sitting. */
  readonly left: number;
  /** Answers that wait for the network. */
  readonly held: number;
  readonly onUndo: (() => void) | undefined;
  readonly onMore: () => void;
}

/** What stays of a sitting, and what comes tomorrow. */
export function ReviewEnd({ session, left, held, onUndo, onMore }: Props) {
  const { t } = useTranslation();
  const { number, seconds } = useFormat();
  const { remembered, cards, milliseconds } = summaryOf(session);
  const { data: day } = useQuery(query(api.flashcards.showFlashcardsDay));
  return (
    <>
      <ReviewTop done={session.total} total={session.total} onUndo={onUndo} held={held} />
      <main className={classes['main']}>
        <Card>
          <div className={classes['done']} role="status">
            <span className={classes['tick']}>
              <Icon of={IconCheck} size={28} />
            </span>
            <h2>{t('flashcards.end.title', { count: cards })}</h2>
          </div>
        </Card>
        <Card label={t('flashcards.end.summary')}>
          <Facts
            kind="figures"
            items={[
              {
                label: t('flashcards.end.remembered'),
                value: t('flashcards.end.of', { part: number(remembered), whole: number(cards) }),
              },
              { label: t('flashcards.end.time'), value: seconds(Math.round(milliseconds / 1000)) },
              day && { label: t('flashcards.end.tomorrow'), value: number(day.ahead[1]?.due ?? 0) },
            ]}
          />
        </Card>
        <Notes missed={cards - remembered} slipping={day?.slipping ?? 0} held={held} />
      </main>
      <div className={classes['dock']}>
        {left > 0 && (
          <Button variant="outline" size="lg" onClick={onMore}>
            {t('flashcards.end.more', { count: left })}
          </Button>
        )}
        <Link to="/student/flashcards/$" params={{ _splat: '' }} {...buttonFace('action', 'lg')}>
          {t('flashcards.review.back')}
        </Link>
      </div>
    </>
  );
}

interface NotesProps {
  readonly missed: number;
  readonly slipping: number;
  readonly held: number;
}

function Notes({ missed, slipping, held }: NotesProps) {
  const { t } = useTranslation();
  return (
    <Card flush as="div">
      <RowList label={t('flashcards.end.notes')} flush>
        {missed > 0 && (
          <li>
            <Icon of={IconRefresh} />
            {t('flashcards.end.missed', { count: missed })}
          </li>
        )}
        {slipping > 0 && (
          <li>
            <Icon of={IconPencil} />
            {t('flashcards.memory.slipping', { count: slipping })}
          </li>
        )}
        <li>
          <Icon of={held > 0 ? IconCloudOff : IconCloudCheck} />
          {held > 0 ? t('flashcards.review.held', { count: held }) : t('flashcards.end.saved')}
        </li>
      </RowList>
    </Card>
  );
}
