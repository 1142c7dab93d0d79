import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { IconArrowBackUp, IconCheck, IconCircleX, IconLoader2, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

const looks: Readonly<Record<ImportSummary['status'], { readonly tone: Tone; readonly icon?: TablerIcon }>> = {
  reading: { tone: 'info', icon: IconLoader2 },
  matching: { tone: 'warn' },
  checked: { tone: 'warn' },
  committing: { tone: 'info', icon: IconLoader2 },
  committed: { tone: 'good', icon: IconCheck },
  undone: { tone: 'neutral', icon: IconArrowBackUp },
  cancelled: { tone: 'neutral', icon: IconX },
  failed: { tone: 'bad', icon: IconCircleX },
};

/** How an import stands, in a word. */
export function ImportStatus({ status }: { readonly status: ImportSummary['status'] }) {
  const { t } = useTranslation();
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`questions.imports.statuses.${status}`)}
    </Badge>
  );
}
