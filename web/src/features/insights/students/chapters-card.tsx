import type { ChapterOfStudent } from '@abhyas/contract/insights/students';
import { IconBook2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { BarRow } from '../../../ui/figures/bar-row.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';

interface Props {
  readonly weak: readonly ChapterOfStudent[];
  readonly strong: readonly ChapterOfStudent[];
}

/** Chapters by the share answered right. */
export function ChaptersCard({ weak, strong }: Props) {
  const { t } = useTranslation();
  const isEmpty = weak.length + strong.length === 0;
  return (
    <Card title={t('insights.student.chapters')} note={!isEmpty && t('insights.student.chaptersNote')} flush={isEmpty}>
      {isEmpty ? (
        <EmptyState icon={IconBook2} title={t('insights.student.noChapter')}>
          {t('insights.student.noChapterText')}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          {weak.length > 0 && <Chapters label={t('insights.student.weak')} rows={weak} />}
          {strong.length > 0 && <Chapters label={t('insights.student.strong')} rows={strong} />}
        </Stack>
      )}
    </Card>
  );
}

function Chapters({ label, rows }: { readonly label: string; readonly rows: readonly ChapterOfStudent[] }) {
  const { percent } = useFormat();
  return (
    <Stack gap={2}>
      <Quiet as="p" size="sm">
        {label}
      </Quiet>
      {rows.map(({ areaId, name, right, of }) => (
        <BarRow key={areaId} label={name} value={right} max={of} figure={percent(right, of)} />
      ))}
    </Stack>
  );
}
