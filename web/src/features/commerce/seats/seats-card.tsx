import { Button } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { GiveSeats } from './give-seats.tsx';

interface Props {
  readonly orderId: string;
  readonly canGive: boolean;
}

/** The seats of an order: how many are given, to whom, and giving more. */
export function SeatsCard({ orderId, canGive }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [giving, setGiving] = useState(false);
  const seats = useQuery({ ...query(api.commerce.showSeats, { params: { orderId } }), staleTime: 0 });
  return (
    <Loaded query={seats} card skeleton={<CardSkeleton lines={3} />}>
      {({ state, seats: all, taken, students }) => (
        <Card title={t('commerce.seats.given', { taken, all })} level={3}>
          <Stack gap={3}>
            {state !== 'open' && <Quiet size="sm">{t(`commerce.seats.states.${state}`)}</Quiet>}
            {students.length > 0 && (
              <RowList label={t('commerce.seats.students')}>
                {students.map(({ accountId, name, givenAt }) => (
                  <li key={accountId}>
                    <Row justify="between">
                      <span>{name || t('commerce.sales.gone')}</span>
                      <Quiet size="sm">{date(givenAt)}</Quiet>
                    </Row>
                  </li>
                ))}
              </RowList>
            )}
            {state === 'open' && taken < all && canGive && (
              <Row>
                <Button size="sm" leftSection={<Icon of={IconUsersPlus} size={16} />} onClick={() => setGiving(true)}>
                  {t('commerce.seats.give')}
                </Button>
              </Row>
            )}
          </Stack>
          {giving && <GiveSeats orderId={orderId} left={all - taken} onClose={() => setGiving(false)} />}
        </Card>
      )}
    </Loaded>
  );
}
