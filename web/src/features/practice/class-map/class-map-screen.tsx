import type { ClassMap } from '@abhyas/contract/practice/class-map';
import { Button, Select } from '@mantine/core';
import { IconTarget, IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { useBatchChoices } from '../../cohorts/index.ts';
import type { ClassPatch, ClassSearch } from '../addresses.ts';
import { AssignPractice, type AssignWish } from '../assignments/assign-practice.tsx';
import { AssignmentsCard } from '../assignments/assignments-card.tsx';
import { PracticeTabs } from '../practice-tabs.tsx';
import { DriftCard } from './drift-card.tsx';
import { StudentsTable } from './students-table.tsx';
import { TeachCard } from './teach-card.tsx';

interface Props {
  readonly search: ClassSearch;
  readonly onSearch: (patch: ClassPatch) => void;
}

/** The chapter map of a batch: what to teach next, who drifts, what was asked, and where each student stands. */
export function ClassMapScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const batches = useQuery(query(api.cohorts.listBatches, { query: { size: 200 } }));
  const choices = useBatchChoices();
  const batchId = choices.find(({ value }) => value === search.batch)?.value ?? choices[0]?.value;
  return (
    <Page
      title={t('practice.class.title')}
      subtitle={t('practice.class.subtitle')}
      tabs={<PracticeTabs />}
      action={
        batchId && (
          <Select
            aria-label={t('practice.class.batch')}
            data={choices}
            value={batchId}
            searchable
            allowDeselect={false}
            onChange={(value) => value !== null && onSearch({ batch: value })}
          />
        )
      }
    >
      <Loaded query={batches} card skeleton={<CardSkeleton lines={8} />}>
        {() =>
          batchId ? <OfBatch key={batchId} batchId={batchId} search={search} onSearch={onSearch} /> : <NoBatch />
        }
      </Loaded>
    </Page>
  );
}

function NoBatch() {
  const { t } = useTranslation();
  const toGroups = (
    <Link to="/partner/groups" {...buttonFace('filled')}>
      {t('practice.class.toGroups')}
    </Link>
  );
  return (
    <Card as="div">
      <EmptyState icon={IconUsersGroup} title={t('practice.class.noBatch')} action={toGroups}>
        {t('practice.class.noBatchText')}
      </EmptyState>
    </Card>
  );
}

function OfBatch({ batchId, search, onSearch }: Props & { readonly batchId: string }) {
  const map = useQuery({
    ...query(api.practice.showClassMap, {
      params: { batchId },
      query: { examId: search.exam, subject: search.subject },
    }),
    placeholderData: keepPreviousData,
  });
  const [wish, setWish] = useState<AssignWish>();
  return (
    <Loaded query={map} card skeleton={<CardSkeleton lines={8} />}>
      {(shown) => (
        <Stacked>
          <Choices map={shown} onSearch={onSearch} onAssign={() => setWish({ chapterIds: [], accountIds: [] })} />
          <Columns kind="aside">
            <Stacked>
              <TeachCard map={shown} onAssign={setWish} />
              <AssignmentsCard batchId={batchId} canAssign={shown.can.assign} />
            </Stacked>
            <DriftCard map={shown} />
          </Columns>
          <StudentsTable map={shown} />
          {wish && <AssignPractice map={shown} wish={wish} onClose={() => setWish(undefined)} />}
        </Stacked>
      )}
    </Loaded>
  );
}

interface ChoicesProps {
  readonly map: ClassMap;
  readonly onSearch: (patch: ClassPatch) => void;
  readonly onAssign: () => void;
}

function Choices({ map, onSearch, onAssign }: ChoicesProps) {
  const { t } = useTranslation();
  return (
    <Row justify="between" gap={3}>
      <Row gap={3}>
        <Segmented
          label={t('practice.map.subject')}
          options={map.subjects.map((value) => ({ value, label: t(`practice.subjects.${value}`) }))}
          value={map.subject}
          onChange={(subject) => onSearch({ subject })}
        />
        <Select
          aria-label={t('practice.exam')}
          w={190}
          data={map.exams.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(map.examId)}
          allowDeselect={false}
          onChange={(value) => value !== null && onSearch({ exam: Number(value), subject: undefined })}
        />
      </Row>
      {map.can.assign && map.batch.students > 0 && (
        <Button variant="action" leftSection={<Icon of={IconTarget} size={16} />} onClick={onAssign}>
          {t('practice.assign.open')}
        </Button>
      )}
    </Row>
  );
}
