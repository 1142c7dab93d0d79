import type { CardPicture as Picture } from '@abhyas/contract/flashcards/cards';
import { useTranslation } from 'react-i18next';
import { placeOf } from './areas.ts';
import classes from './card-picture.module.css';

interface Props {
  readonly picture: Picture;
  /** What the area holds, in words; said with the answer. */
  readonly answer: string;
  /** Whether the asked area is covered. */
  readonly turned: boolean;
}

/** A picture with its areas: the asked one is covered until the card is turned, the others where the picture hides them all. */
export function CardPicture({ picture: { url, areas, asked, hides }, answer, turned }: Props) {
  const { t } = useTranslation();
  const count = { at: asked + 1, count: areas.length };
  return (
    <figure className={classes['picture']}>
      <img
        src={url}
        alt={turned ? t('flashcards.picture.shown', { ...count, answer }) : t('flashcards.picture.hidden', count)}
      />
      {areas.map((area, at) => {
        const state = at === asked ? (turned ? 'shown' : 'asked') : hides === 'all' ? 'covered' : undefined;
        return (
          state && (
            // Areas have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={classes['area']} data-state={state} style={placeOf(area)} aria-hidden="true">
              {state === 'asked' && '?'}
            </span>
          )
        );
      })}
    </figure>
  );
}
