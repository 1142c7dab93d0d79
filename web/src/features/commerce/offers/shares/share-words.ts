import type { PayeeKind, SharePart, ShareRule } from '@abhyas/contract/commerce/offers/shares';
import { useTranslation } from 'react-i18next';

/*
 * Shares are hundredths of a percent everywhere; people read and type percents.
 */

/** Hundredths of a percent as people write them: 3000 is 30%, 1250 is 12.5%. */
export const pointsAsPercent = (points: number): string => `${points / 100}%`;

/** What was typed as a percent in hundredths of one; nothing typed is none. */
export const percentAsPoints = (typed: number | string): number => Math.round(Number(typed) * 100) || 0;

/** How hundredths of a percent stand in a field; none is an empty field. */
export const pointsInField = (points: number): number | '' => (points === 0 ? '' : points / 100);

/** What a payee is called; the provider has no name of its own in the books of an institute. */
export function usePayeeName(): (payee: { readonly kind: PayeeKind; readonly name: string }) => string {
  const { t } = useTranslation();
  return ({ kind, name }) => (kind === 'provider' ? t('commerce.shares.provider') : name);
}

/** The publisher's part by the licence of a white-labelled book, as a part of the rule. */
export const partOfLicence = ({ licence }: Pick<ShareRule, 'licence'>): SharePart[] =>
  licence ? [{ kind: 'publisher', accountId: null, name: licence.publisher, basisPoints: licence.basisPoints }] : [];
