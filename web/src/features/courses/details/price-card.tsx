import { isPackType } from '@abhyas/contract/courses/pack-types';
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './details.module.css';

const MOST_RUPEES = 1_000_000;
const MOST_DAYS = 3660;
const rupees = (paise: number | null) => (paise === null ? '' : paise / 100);
const paise = (value: number | string) => (typeof value === 'number' ? Math.round(value * 100) : null);

/** What the course costs, and for how long it stays open to who has it. */
export function PriceCard() {
  const { t } = useTranslation();
  const { course, details, change, readOnly, PriceSplit } = useBuilding();
  const money = {
    prefix: '₹',
    thousandSeparator: ',',
    thousandsGroupStyle: 'lakh',
    min: 0,
    max: MOST_RUPEES,
    clampBehavior: 'strict',
    decimalScale: 2,
    readOnly,
  } as const;
  const { pricePaise, listPricePaise, validityDays } = details;
  return (
    <Card title={t('courses.authoring.details.price')} note={t('courses.authoring.details.priceNote')}>
      <div className={classes['pair']}>
        {course.type === 'free' ? (
          <p className={classes['quiet']}>{t('courses.authoring.details.freeType')}</p>
        ) : (
          <>
            <NumberInput
              {...money}
              label={t('courses.authoring.details.amount')}
              description={t('courses.authoring.details.amountHelp')}
              value={rupees(pricePaise)}
              onChange={(value) => change({ pricePaise: paise(value) ?? 0 })}
            />
            <NumberInput
              {...money}
              label={t('courses.authoring.details.listPrice')}
              description={t('courses.authoring.details.listPriceHelp')}
              value={rupees(listPricePaise)}
              error={
                listPricePaise !== null && listPricePaise <= pricePaise && t('courses.authoring.problems.LIST_PRICE')
              }
              onChange={(value) => change({ listPricePaise: paise(value) })}
            />
          </>
        )}
        <NumberInput
          label={t('courses.authoring.details.validity')}
          description={t('courses.authoring.details.validityHelp')}
          min={1}
          max={MOST_DAYS}
          clampBehavior="strict"
          allowDecimal={false}
          readOnly={readOnly}
          value={validityDays ?? ''}
          onChange={(value) => change({ validityDays: typeof value === 'number' && value >= 1 ? value : null })}
        />
        {course.type !== 'free' && (
          <PriceSplit
            thing={{ kind: isPackType(course.type) ? 'pack' : 'course', id: course.courseId }}
            pricePaise={pricePaise}
          />
        )}
      </div>
    </Card>
  );
}
