import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';
import classes from './review.module.css';
import { ReviewSitting } from './review-sitting.tsx';
import { ReviewTop } from './review-top.tsx';
import { useOutbox } from './use-outbox.ts';

/** Cards to answer, one at a time, over the whole screen; of one deck, or all that are due. */
export function ReviewScreen({ deckId }: { readonly deckId: string | undefined }) {
  const { t } = useTranslation();
  const [round, setRound] = useState(1);
  const anew = useFlashcardsAnew();
  const { outbox } = useOutbox();
  const due = useQuery({
    // What is being answered must not change under the finger: each round asks once.
    queryKey: ['flashcards', 'listDueCards', deckId ?? 'all', round],
    queryFn: async ({ signal }) => {
      // An answer that still waits here would bring its card once more.
      await outbox.flush();
      return api.flashcards.listDueCards({ query: { deckId } }, { signal });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  useEffect(() => () => void anew(), [anew]);
  return (
    <div className={classes['screen']}>
      <h1 className="sr-only">{t('flashcards.review.title')}</h1>
      <Loaded query={due} card skeleton={<Waiting />}>
        {({ cards, total }) =>
          cards.length === 0 ? (
            <Nothing />
          ) : (
            <ReviewSitting key={round} cards={cards} total={total} onMore={() => setRound(round + 1)} />
          )
        }
      </Loaded>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <ReviewTop />
      <main className={classes['main']}>
        <CardSkeleton lines={6} />
      </main>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <>
      <ReviewTop />
      <main className={classes['main']}>
        <EmptyState
          icon={IconCircleCheck}
          title={t('flashcards.review.nothing')}
          action={
            <Link to="/student/flashcards/$" params={{ _splat: '' }} {...buttonFace('action')}>
              {t('flashcards.review.back')}
            </Link>
          }
        >
          {t('flashcards.review.nothingText')}
        </EmptyState>
      </main>
    </>
  );
}
