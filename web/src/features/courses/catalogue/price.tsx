import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { useTranslation } from 'react-i18next';
import classes from './course-tile.module.css';
import { usePrice } from './use-price.ts';

type Priced = Pick<CourseCard, 'pricePaise' | 'listPricePaise'>;

/** What a course costs, what it cost before, and the difference. */
export function Price({ of: { pricePaise, listPricePaise } }: { readonly of: Priced }) {
  const { t } = useTranslation();
  const { price, off } = usePrice();
  return (
    <p className={classes['price']} data-free={pricePaise === 0 || undefined}>
      <b>{price(pricePaise)}</b>
      {listPricePaise !== null && (
        <>
          <s aria-label={t('courses.catalogue.before', { price: price(listPricePaise) })}>{price(listPricePaise)}</s>
          <span>{off(pricePaise, listPricePaise)}</span>
        </>
      )}
    </p>
  );
}
