import type { DeckStatistics } from '@abhyas/contract/flashcards/day';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { begunIn, cardsIn } from './figures.ts';

const columns = ['begun', 'answers', 'time', 'recall'] as const;

/** The same figures of each deck. */
export function DeckFigures({ decks }: { readonly decks: readonly DeckStatistics[] }) {
  const { t } = useTranslation();
  const title = t('flashcards.statistics.byDeck.title');
  return (
    <Card flush title={title}>
      <Table
        cards
        label={title}
        head={[
          { key: 'deck', label: t('flashcards.columns.deck') },
          ...columns.map((key) => ({ key, label: t(`flashcards.statistics.byDeck.${key}`), numeric: true })),
        ]}
      >
        {decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} />
        ))}
      </Table>
    </Card>
  );
}

function DeckRow({ deck: { id, name, cards, reviews, seconds, recall } }: { readonly deck: DeckStatistics }) {
  const { t } = useTranslation();
  const { number, minutes, percent } = useFormat();
  const column = (key: (typeof columns)[number]) => t(`flashcards.statistics.byDeck.${key}`);
  return (
    <tr>
      <td>
        <StackedCell to={`/student/flashcards/${id}`} note={t('flashcards.deck.count', { count: cardsIn(cards) })}>
          {name}
        </StackedCell>
      </td>
      <td data-label={column('begun')} data-numeric>
        {number(begunIn(cards))}
      </td>
      <td data-label={column('answers')} data-numeric>
        {number(reviews)}
      </td>
      <td data-label={column('time')} data-numeric>
        {minutes(seconds / 60)}
      </td>
      <td data-label={column('recall')} data-numeric>
        {recall.asked === 0 ? (
          <Quiet>{t('flashcards.statistics.recall.none')}</Quiet>
        ) : (
          percent(recall.remembered, recall.asked)
        )}
      </td>
    </tr>
  );
}
