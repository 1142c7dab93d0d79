import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { QuestionPreview } from '../../preview/question-preview.tsx';
import { useProblemText } from '../report/use-problem-text.ts';

/** One row of an import with its pictures, by its place. */
export function useOneRow(importId: string, place: number) {
  const found = useQuery({
    ...query(api.questions.listImportRows, { params: { importId }, query: { page: place, size: 1 } }),
    placeholderData: keepPreviousData,
  });
  return { row: found.data?.rows[0], images: found.data?.images };
}

interface Props {
  readonly summary: ImportSummary;
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** One row after the other as the student will see it, or what is still wrong with it. */
export function SeenQuestion({ summary: { id, counts, paper }, place, onPlace }: Props) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { row, images } = useOneRow(id, place);
  const at = paper
    ? t('questions.papers.at', { place, count: counts.rows })
    : t('questions.imports.rowTitle', { row: place });
  return (
    <Card
      title={t('questions.imports.match.seen')}
      aside={
        <Row>
          <IconButton
            icon={IconChevronLeft}
            label={t('questions.imports.match.before')}
            disabled={place === 1}
            onClick={() => onPlace(place - 1)}
          />
          <Quiet size="sm">{at}</Quiet>
          <IconButton
            icon={IconChevronRight}
            label={t('questions.imports.match.next')}
            disabled={place >= counts.rows}
            onClick={() => onPlace(place + 1)}
          />
        </Row>
      }
    >
      {row?.preview && (
        <QuestionPreview
          type={row.preview.type}
          content={row.preview.content}
          solution={row.preview.key}
          imageOf={(image) => images?.[image]}
        />
      )}
      {row && !row.preview && (
        <Stack as="ul" gap={2}>
          {row.problems.map((problem) => (
            <li key={`${problem.column} ${problem.code}`}>
              <b>{problem.column}</b> {textOf(problem)}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
