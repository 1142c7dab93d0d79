import type { QuestionRecord } from '@abhyas/contract/assessments/asked-before';
import { IconFlagOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/status/badge.tsx';

/** Says that a verdict took a question out of the marks, where, and for what reason; nothing where none did. */
export function DroppedBadge({ record }: { readonly record: QuestionRecord | undefined }) {
  const { t } = useTranslation();
  if (!record?.dropped) return null;
  const { here, title, version, reason, revised } = record.dropped;
  const words = here
    ? t('authoring.building.dropped.here', { version })
    : t('authoring.building.dropped.elsewhere', { title });
  return (
    <span title={t('authoring.building.dropped.reason', { reason })}>
      <Badge tone={revised ? 'info' : here ? 'bad' : 'warn'} icon={IconFlagOff}>
        {revised ? t('authoring.building.dropped.revised', { words }) : words}
      </Badge>
      <span className="sr-only">{t('authoring.building.dropped.reason', { reason })}</span>
    </span>
  );
}
