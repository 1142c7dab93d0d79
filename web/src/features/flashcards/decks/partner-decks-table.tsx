import type { Deck } from '@abhyas/contract/flashcards/decks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Standing } from './deck-screen.tsx';

/** One page of the institute's decks. */
export function PartnerDecksTable({ rows }: { readonly rows: readonly Deck[] }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const column = (key: string) => t(`flashcards.partner.columns.${key}`);
  return (
    <Table
      cards
      label={t('flashcards.decks')}
      head={[
        { key: 'name', label: column('name') },
        { key: 'state', label: column('state') },
        { key: 'cards', label: column('cards'), numeric: true },
        { key: 'created', label: column('created') },
      ]}
    >
      {rows.map((deck) => (
        <tr key={deck.id}>
          <td>
            <StackedCell to={`/partner/flashcards/${deck.id}`} note={deck.description}>
              {deck.name}
            </StackedCell>
          </td>
          <td data-label={column('state')}>
            <Standing deck={deck} />
          </td>
          <td data-label={column('cards')} data-numeric>
            {number(deck.cards)}
          </td>
          <td data-label={column('created')}>{date(deck.createdAt)}</td>
        </tr>
      ))}
    </Table>
  );
}
