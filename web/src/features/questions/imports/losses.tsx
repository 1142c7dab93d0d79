import type { Losses as Lost } from '@abhyas/contract/questions/formats';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Notice } from '../../../ui/status/notice.tsx';

/** What of a file is not kept, by name and number: nothing is dropped in silence. */
export function Losses({ losses }: { readonly losses: Lost }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (losses.length === 0) return null;
  return (
    <Notice tone="info" title={t('questions.formats.losses.title')}>
      <ul>
        {losses.map(({ code, count }) => (
          <li key={code}>{t(`questions.formats.losses.${code}`, { count, shown: number(count) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
