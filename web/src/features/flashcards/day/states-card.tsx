import type { CardStates } from '@abhyas/contract/flashcards/day';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackBar, type StackPart } from '../../../ui/figures/stack-bar.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { cardsIn, cardStates } from './figures.ts';

const tones = {
  new: 'neutral',
  learning: 'warn',
  young: 'accent-light',
  old: 'accent-strong',
  resting: 'bad-soft',
} as const satisfies Record<keyof CardStates, StackPart['tone']>;

/** How far the cards are, from new ones to those that come again in months. */
export function StatesCard({ cards }: { readonly cards: CardStates }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const name = (state: keyof CardStates) => t(`flashcards.statistics.states.${state}`);
  return (
    <Card title={t('flashcards.statistics.states.title')} note={t('flashcards.deck.count', { count: cardsIn(cards) })}>
      <Stack gap={3}>
        <StackBar
          label={t('flashcards.statistics.states.title')}
          parts={cardStates.map((state) => ({
            value: cards[state],
            tone: tones[state],
            label: `${name(state)}: ${number(cards[state])}`,
          }))}
        />
        <Facts kind="lines" items={cardStates.map((state) => ({ label: name(state), value: number(cards[state]) }))} />
      </Stack>
    </Card>
  );
}
