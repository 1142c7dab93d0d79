import type { DueCard } from '@abhyas/contract/flashcards/reviewing';
import { IconPencil, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { CardText } from '../cards/card-text.tsx';
import { CardSound, isHeard } from '../cards/sounds/card-sound.tsx';
import { OriginLink } from '../cards/origin-link.tsx';
import classes from './review.module.css';
import { useSwipe } from './use-swipe.ts';

interface Props {
  readonly card: DueCard;
  readonly turned: boolean;
  readonly onSwiped: (side: 'left' | 'right') => void;
  readonly onRest: () => void;
  /** Where the card is the learner's own. */
  readonly onEdit?: (() => void) | undefined;
}

/** The card on its pile: what is asked, and once it is turned the answer under it. Turned, it can be swiped. */
export function ReviewCard({ card, turned, onSwiped, onRest, onEdit }: Props) {
  const { t } = useTranslation();
  const { shift, side, handlers } = useSwipe(turned, onSwiped);
  return (
    <section
      className={classes['card']}
      aria-label={t('flashcards.review.card')}
      aria-live="polite"
      data-side={side}
      style={shift === 0 ? undefined : { transform: `translateX(${shift}px) rotate(${shift / 40}deg)` }}
      {...handlers}
    >
      <div className={classes['head']}>
        <Badge>{card.deck.name}</Badge>
        {side && (
          <Badge tone={side === 'left' ? 'bad' : 'good'}>
            {t(side === 'left' ? 'flashcards.ratings.again' : 'flashcards.ratings.good')}
          </Badge>
        )}
      </div>
      <Sides card={card} turned={turned} />
      <div className={classes['foot']}>
        {onEdit ? <IconButton icon={IconPencil} label={t('flashcards.edit.title')} onClick={onEdit} /> : <span />}
        <Seen card={card} turned={turned} />
        <IconButton icon={IconPlayerPause} label={t('flashcards.rest.begin')} onClick={onRest} />
      </div>
    </section>
  );
}

/** What is asked; turned, what was asked above the answer, or a sentence and a picture with what they hid. */
function Sides({ card, turned }: Pick<Props, 'card' | 'turned'>) {
  const { kind, front, back, picture, sound } = card;
  const isCloze = kind === 'cloze';
  const isAbove = turned && kind === 'basic';
  return (
    <>
      {isAbove && (
        <div className={classes['asked']}>
          <CardText source={front} />
        </div>
      )}
      <div className={classes['middle']}>
        <CardText source={isAbove ? back : front} gaps={isCloze ? (turned ? 'answered' : 'asked') : undefined} />
        {picture && <CardPicture picture={picture} answer={back} turned={turned} />}
        {sound && isHeard(sound, turned) && <CardSound sound={sound} byKey="P" />}
        {turned && !isAbove && back !== '' && (
          <div className={classes['why']}>
            <CardText source={back} />
          </div>
        )}
      </div>
    </>
  );
}

/** How often it was asked, and once it is turned what it was made from. */
function Seen({ card, turned }: Pick<Props, 'card' | 'turned'>) {
  const { t } = useTranslation();
  return (
    <Quiet size="sm">
      {card.memory?.reviews ? t('flashcards.review.seen', { count: card.memory.reviews }) : t('flashcards.card.new')}
      {turned && card.origin && <br />}
      {turned && <OriginLink origin={card.origin} />}
    </Quiet>
  );
}
