import type { CodeBatch } from '@abhyas/contract/codes/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/status/badge.tsx';

const tones = { making: 'neutral', open: 'good', ended: 'neutral', blocked: 'bad', gone: 'bad' } as const;

/** How a batch stands, and until when its codes can be redeemed. */
export function CodeBatchState({
  batch: { state, redeemUntil },
}: {
  readonly batch: Pick<CodeBatch, 'state' | 'redeemUntil'>;
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      <Badge tone={tones[state]}>{t(`codes.batches.states.${state}`)}</Badge>{' '}
      {state === 'open' && redeemUntil !== null && t('codes.batches.until', { at: date(redeemUntil) })}
    </>
  );
}
