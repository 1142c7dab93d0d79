import type { Paper } from '@abhyas/contract/assessments/shapes';
import { IconArchive, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/status/badge.tsx';

const looks = {
  draft: { tone: 'neutral', icon: undefined },
  published: { tone: 'good', icon: IconCheck },
  archived: { tone: 'warn', icon: IconArchive },
} as const;

/** Draft, published or archived, with the version that students get. */
export function PaperStatus({
  status,
  version,
}: {
  readonly status: Paper['status'];
  readonly version?: number | undefined;
}) {
  const { t } = useTranslation();
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`authoring.statuses.${status}`)}
      {status === 'published' &&
        version !== undefined &&
        version > 1 &&
        `, ${t('authoring.statuses.version', { version })}`}
    </Badge>
  );
}
