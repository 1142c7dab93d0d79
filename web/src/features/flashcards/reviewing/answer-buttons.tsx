import type { Rating } from '@abhyas/contract/flashcards/cards';
import type { NextDate, NextDates } from '@abhyas/contract/flashcards/reviewing';
import { IconArrowUpRight, IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './review.module.css';

/** The type fails to compile when the contract's answers change. */
const answers = [
  { rating: 'again', icon: IconX, tone: 'bad' },
  { rating: 'hard', icon: IconMinus, tone: 'warn' },
  { rating: 'good', icon: IconCheck, tone: 'good' },
  { rating: 'easy', icon: IconArrowUpRight, tone: 'info' },
] as const satisfies readonly { rating: Rating; icon: unknown; tone: string }[];

interface Props {
  /** When the card would come again; undefined while the server has not said it. */
  readonly next: NextDates | undefined;
  readonly onRate: (rating: Rating) => void;
}

/** How well it went, in four words, each with the day on which the card then comes again. */
export function AnswerButtons({ next, onRate }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['answers']} role="group" aria-label={t('flashcards.review.how')}>
      {answers.map(({ rating, icon, tone }, at) => (
        <button
          key={rating}
          type="button"
          className={classes['answer']}
          data-tone={tone}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onRate(rating)}
        >
          <Icon of={icon} size={16} />
          <b>{t(`flashcards.ratings.${rating}`)}</b>
          {next && <When {...next[rating]} />}
        </button>
      ))}
    </div>
  );
}

function When({ at, days, minutes }: NextDate) {
  const { t } = useTranslation();
  const { shortDate, minutes: duration } = useFormat();
  return (
    <>
      <span>{days === 0 ? duration(Math.max(1, minutes)) : shortDate(at)}</span>
      <small>{days === 0 ? t('flashcards.review.today') : t('flashcards.review.days', { count: days })}</small>
    </>
  );
}
