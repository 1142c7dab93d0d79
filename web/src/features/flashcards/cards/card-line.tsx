import type { Card } from '@abhyas/contract/flashcards/cards';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { CardPicture } from './card-picture.tsx';
import { CardText } from './card-text.tsx';
import { CardSound } from './sounds/card-sound.tsx';
import { OriginLink } from './origin-link.tsx';
import classes from './cards.module.css';

interface Props {
  readonly card: Card;
  readonly learns: boolean;
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

/** A card with both its sides, when it comes again, and what can be done with it. */
export function CardLine({ card, learns, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const rests = card.memory?.suspended ?? false;
  const rest = useChange(
    (suspended: boolean) => api.flashcards.suspendCard({ params: { cardId: card.id }, body: { suspended } }),
    { stale: [api.flashcards.listCards, api.flashcards.showFlashcardsDay] },
  );
  return (
    <li>
      <div className={classes['card']}>
        <div>
          <CardText source={card.front} gaps={card.kind === 'cloze' ? 'answered' : undefined} />
          {learns && <When card={card} />}
          <OriginLink origin={card.origin} />
        </div>
        <div>
          {card.picture && <CardPicture picture={card.picture} answer={card.back} turned />}
          <CardText source={card.back} />
          {card.sound && <CardSound sound={card.sound} />}
        </div>
        <div className={classes['tools']}>
          {learns && (
            <IconButton
              icon={rests ? IconPlayerPlay : IconPlayerPause}
              label={t(rests ? 'flashcards.rest.end' : 'flashcards.rest.begin')}
              disabled={rest.busy}
              onClick={() => rest.send(!rests)}
            />
          )}
          {onEdit && <IconButton icon={IconPencil} label={t('flashcards.edit.title')} onClick={onEdit} />}
          {onRemove && <IconButton icon={IconTrash} label={t('flashcards.remove.action')} onClick={onRemove} />}
        </div>
      </div>
    </li>
  );
}

function When({ card: { memory } }: { readonly card: Card }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (memory?.suspended) return <Badge icon={IconPlayerPause}>{t('flashcards.rest.rests')}</Badge>;
  if (memory?.slipping) return <Badge tone="warn">{t('flashcards.card.slips', { count: memory.lapses })}</Badge>;
  return (
    <Quiet size="xs">
      {memory?.dueAt ? t('flashcards.card.again', { day: date(memory.dueAt) }) : t('flashcards.card.new')}
    </Quiet>
  );
}
