import type { Movement } from '@abhyas/contract/commerce/wallet';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useWayName } from '../sales/use-paid-with.ts';

/** What a movement says of itself: its heading, a quiet line, and of what kind its money is. */
export function useMovementWords() {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const wayName = useWayName();
  const noteOf = ({ kind, note, endsAt, orderNumber, cashPaise, promoPaise, owedPaise }: Movement): string => {
    if (kind === 'topUp') return note.split(', ').map(wayName).join(', ');
    if (endsAt !== null) return t('commerce.wallet.notes.promoIn', { at: date(endsAt) });
    if (kind === 'takenByBank' && owedPaise > 0) return t('commerce.wallet.notes.owed', { sum: money(owedPaise) });
    if (kind === 'ended') return t('commerce.wallet.notes.ended');
    const both = cashPaise !== 0 && promoPaise !== 0;
    const sums = { promo: money(Math.abs(promoPaise)), cash: money(Math.abs(cashPaise)) };
    const parts = both ? t('commerce.wallet.notes.parts', sums) : '';
    const order = kind === 'order' ? t('commerce.wallet.notes.order', { number: orderNumber }) : note;
    return [order, parts].filter(Boolean).join(': ');
  };
  return (movement: Movement) => {
    const { kind, note, orderNumber, cashPaise, promoPaise } = movement;
    const money = promoPaise === 0 ? 'cash' : cashPaise === 0 ? 'promo' : 'both';
    return {
      title: t(`commerce.wallet.movements.${kind}`, { note, number: orderNumber }),
      note: noteOf(movement),
      kind: t(`commerce.wallet.kinds.${money}`),
      hasPromo: promoPaise !== 0,
    };
  };
}
