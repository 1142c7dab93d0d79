import { hasGap, MOST_OF_A_SIDE } from '@abhyas/contract/flashcards/card-source';
import type { CardText, TextKind } from '@abhyas/contract/flashcards/cards';
import { Textarea } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../../lib/use-fields.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { CardText as Side } from './card-text.tsx';
import classes from './cards.module.css';

/** The type fails to compile when the contract's kinds change. */
const kinds = ['basic', 'cloze'] as const satisfies readonly TextKind[];

/** How a gap is written. */
const EXAMPLE = '{{cryolite::a mineral}}';

export type CardValues = Required<CardText>;
export const emptyCard = (kind: TextKind = 'basic'): CardValues => ({ kind, front: '', back: '' });
export const trimmed = ({ kind, front, back }: CardValues): CardValues => ({
  kind,
  front: front.trim(),
  back: back.trim(),
});

/** What a card lacks, by its side, in words. */
export function useCardCheck(): (values: CardValues) => Partial<Record<keyof CardValues, string>> {
  const { t } = useTranslation();
  return ({ kind, front, back }) => {
    if (front.trim() === '') return { front: t('flashcards.card.frontMissing') };
    if (kind === 'cloze' && !hasGap(front)) return { front: t('errors.CARD_WITHOUT_GAP') };
    return kind === 'basic' && back.trim() === '' ? { back: t('errors.CARD_WITHOUT_BACK') } : {};
  };
}

interface Props {
  readonly fields: Fields<CardValues>;
  readonly frontRef?: Ref<HTMLTextAreaElement> | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>, side: 'front' | 'back') => void) | undefined;
  readonly onPaste?: ((event: ClipboardEvent<HTMLTextAreaElement>) => void) | undefined;
}

/** Both sides of a card as source, and under them how they will look once they hold a formula or a gap. */
export function CardFields({ fields, frontRef, onKeyDown, onPaste }: Props) {
  const { t } = useTranslation();
  const { kind, front, back } = fields.values;
  const shared = { autosize: true, minRows: 2, maxRows: 8, maxLength: MOST_OF_A_SIDE } as const;
  return (
    <>
      <Row>
        <Segmented
          label={t('flashcards.card.kind')}
          options={kinds.map((value) => ({ value, label: t(`flashcards.card.kinds.${value}`) }))}
          value={kind}
          onChange={(next) => fields.set('kind', next)}
        />
      </Row>
      <div className={classes['writer']}>
        <Textarea
          {...fields.text('front')}
          {...shared}
          ref={frontRef}
          label={t(`flashcards.card.front.${kind}`)}
          description={t(`flashcards.card.frontHelp.${kind}`, { gap: EXAMPLE })}
          onKeyDown={(event) => onKeyDown?.(event, 'front')}
          onPaste={onPaste}
        />
        <Textarea
          {...fields.text('back')}
          {...shared}
          label={t(`flashcards.card.back.${kind}`)}
          description={t(`flashcards.card.backHelp.${kind}`)}
          onKeyDown={(event) => onKeyDown?.(event, 'back')}
        />
      </div>
      {/[$]|\{\{/.test(front + back) && (
        <div className={classes['preview']}>
          <Quiet as="p" size="xs">
            {t('flashcards.card.preview')}
          </Quiet>
          <div className={classes['writer']}>
            <Side source={front} gaps={kind === 'cloze' ? 'asked' : undefined} />
            <Side source={back} />
          </div>
        </div>
      )}
    </>
  );
}
