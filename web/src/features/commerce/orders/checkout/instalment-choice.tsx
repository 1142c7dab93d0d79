import type { Quote } from '@abhyas/contract/commerce/orders';
import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';

interface Props {
  readonly of: NonNullable<Quote['instalments']>;
  readonly value: boolean;
  readonly onChange: (inParts: boolean) => void;
}

/** All of the price now, or the first part now and the others on their dates, each with its sum. */
export function InstalmentChoice({ of: { wholePaise, parts }, value, onChange }: Props) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const first = parts[0]?.amountPaise ?? 0;
  const words = { count: parts.length, first: money(first), later: money(wholePaise - first) };
  return (
    <Card title={t('commerce.instalments.choice')}>
      <Stack gap={3}>
        <Radio.Group
          aria-label={t('commerce.instalments.choice')}
          value={value ? 'parts' : 'whole'}
          onChange={(next) => onChange(next === 'parts')}
        >
          <Stack gap={3}>
            <Radio value="whole" label={t('commerce.instalments.atOnce', { sum: money(wholePaise) })} />
            <Radio
              value="parts"
              label={t('commerce.instalments.inParts', words)}
              description={t('commerce.instalments.inPartsHelp')}
            />
          </Stack>
        </Radio.Group>
        {value && (
          <Facts
            kind="lines"
            items={parts.map(({ amountPaise, dueAt }, at) => ({
              label: at === 0 ? t('commerce.instalments.now') : t('commerce.instalments.due', { at: date(dueAt) }),
              value: money(amountPaise),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
