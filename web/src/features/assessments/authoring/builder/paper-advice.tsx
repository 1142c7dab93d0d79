import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { useBuilding } from './building.ts';

/** Solutions that are missing and questions of recent tests, as the draft was saved last; nothing here hinders publishing. */
export function PaperAdvice() {
  const { t } = useTranslation();
  const { paper } = useBuilding();
  const params = { paperId: paper.id };
  const { data } = useQuery({
    queryKey: [...api.assessments.showPaperAdvice.key, { params, revision: paper.revision }],
    queryFn: ({ signal }) => api.assessments.showPaperAdvice({ params }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: paper.can.edit,
  });
  if (!data || data.questions === 0) return null;
  const { withoutSolution, repeated, seen } = data;
  return (
    <>
      {withoutSolution.length > 0 && (
        <WorthALook
          text={t('authoring.advice.noSolution', {
            count: withoutSolution.length,
            numbers: withoutSolution.join(', '),
          })}
        />
      )}
      {repeated.map(({ paperId, title, numbers }) => (
        <WorthALook
          key={paperId}
          text={t('authoring.advice.repeated', { count: numbers.length, numbers: numbers.join(', '), title })}
        />
      ))}
      {withoutSolution.length === 0 && <InOrder text={t('authoring.advice.allSolved')} />}
      {repeated.length === 0 && seen > 0 && <InOrder text={t('authoring.advice.noneRepeated', { count: seen })} />}
    </>
  );
}

function WorthALook({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const { openTab } = useBuilding();
  return (
    <li data-tone="info">
      <Icon of={IconInfoCircle} size={16} />
      <span>{text}</span>
      <Button
        size="sm"
        variant="outline"
        onClick={() => openTab('questions')}
        aria-label={t('authoring.checks.goTo', { problem: text })}
      >
        {t('authoring.checks.open')}
      </Button>
    </li>
  );
}

const InOrder = ({ text }: { readonly text: string }) => (
  <li data-tone="good">
    <Icon of={IconCircleCheck} size={16} />
    <span>{text}</span>
  </li>
);
