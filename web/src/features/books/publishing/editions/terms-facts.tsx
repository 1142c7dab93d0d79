import type { BookTerms } from '@abhyas/contract/books/publishing/editions';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';

/** Hundredths of a percent as people read them. */
export const usePercent = (): ((points: number) => string) => {
  const { number } = useFormat();
  return (points) => `${number(points / 100)}%`;
};

/** What a publisher asks for. */
export function TermsFacts({ terms: { basisPoints, leastPricePaise } }: { readonly terms: BookTerms }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const percent = usePercent();
  return (
    <Facts
      kind="lines"
      items={[
        { label: t('books.editions.share'), value: percent(basisPoints) },
        {
          label: t('books.editions.leastPrice'),
          value: leastPricePaise > 0 ? money(leastPricePaise) : t('books.editions.anyPrice'),
        },
      ]}
    />
  );
}
