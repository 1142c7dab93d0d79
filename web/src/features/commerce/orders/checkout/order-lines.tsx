import type { OrderLine } from '@abhyas/contract/commerce/shapes';
import { IconCalendar, IconInfinity } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Tile } from '../../../../ui/figures/tile.tsx';
import { RowList } from '../../../../ui/layout/row-list.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { CourseCover } from '../../../courses/index.ts';
import classes from './order-lines.module.css';

/** What is in an order, each with its cover, until when it opens and its price. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('commerce.order.lines')}>
      <RowList>
        {lines.map((line) => (
          <li key={line.thing.id} className={classes['line']}>
            <div className={classes['cover']}>
              {line.thing.kind === 'pass' ? (
                <Tile icon={IconInfinity} tone="info" size="lg" />
              ) : (
                <CourseCover course={{ courseId: line.thing.id, coverUrl: line.coverUrl, subjects: line.subjects }} />
              )}
            </div>
            <Stack gap={1} className={classes['words']}>
              <b>{line.title}</b>
              {line.thing.kind === 'gift' ? (
                <Quiet size="sm">{t('commerce.order.giftLine')}</Quiet>
              ) : (
                <OpensUntil line={line} />
              )}
            </Stack>
            <LinePrice line={line} />
          </li>
        ))}
      </RowList>
    </Card>
  );
}

/** Until when a line is open, in words. */
export function OpensUntil({ line }: { readonly line: Pick<OrderLine, 'opensUntil'> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Quiet size="sm">
      <Row as="span" gap={1}>
        <Icon of={IconCalendar} size={16} />
        {line.opensUntil ? t('commerce.order.opensUntil', { at: date(line.opensUntil) }) : t('commerce.order.forGood')}
      </Row>
    </Quiet>
  );
}

function LinePrice({ line: { pricePaise, listPaise } }: { readonly line: OrderLine }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <p className={classes['price']}>
      <b>{money(pricePaise)}</b>
      {listPaise > pricePaise && (
        <s aria-label={t('courses.catalogue.before', { price: money(listPaise) })}>{money(listPaise)}</s>
      )}
    </p>
  );
}
