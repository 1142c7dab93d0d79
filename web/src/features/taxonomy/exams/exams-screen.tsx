import type { ProvidedExam } from '@abhyas/contract/taxonomy/provided-exams';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { ExamDialog } from './exam-dialog.tsx';

/** The exams that all institutes prepare for; `children`: what belongs to them, under the list. */
export function ExamsScreen({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<ProvidedExam | 'new'>();
  const list = useQuery({ ...query(api.taxonomy.showProvidedExams), staleTime: 0 });
  const edit = list.data?.can.edit ?? false;
  return (
    <Page
      title={t('taxonomy.exams.title')}
      subtitle={t('taxonomy.exams.subtitle')}
      action={
        edit && (
          <Button variant="action" leftSection={<Icon of={IconPlus} size={18} />} onClick={() => setOpen('new')}>
            {t('taxonomy.exams.add')}
          </Button>
        )
      }
    >
      <Stacked>
        <ListCard
          list={list}
          title={t('taxonomy.exams.title')}
          empty={{ icon: IconSchool, title: t('taxonomy.exams.none') }}
        >
          {({ rows, standards }) => <Rows rows={rows} standards={standards} onEdit={edit ? setOpen : undefined} />}
        </ListCard>
        {children}
      </Stacked>
      {open && list.data && (
        <ExamDialog
          exam={open === 'new' ? undefined : open}
          subjects={list.data.subjects}
          standards={list.data.standards}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}

interface RowsProps {
  readonly rows: readonly ProvidedExam[];
  readonly standards: readonly { readonly id: number; readonly name: string }[];
  readonly onEdit: ((exam: ProvidedExam) => void) | undefined;
}

function Rows({ rows, standards, onEdit }: RowsProps) {
  const { t } = useTranslation();
  const column = (key: string) => t(`taxonomy.exams.columns.${key}`);
  return (
    <Table
      cards
      label={t('taxonomy.exams.title')}
      head={[
        ...['name', 'subjects', 'standards', 'years'].map((key) => ({ key, label: column(key) })),
        { key: 'actions', label: column('actions'), hidden: true },
      ]}
    >
      {rows.map((exam) => (
        <tr key={exam.id}>
          <td>
            <b>{exam.name}</b>
          </td>
          <td data-label={column('subjects')}>
            {exam.subjects.map((code) => t(`questions.subjects.${code}`)).join(', ')}
          </td>
          <td data-label={column('standards')}>
            {standards
              .filter(({ id }) => exam.standards.includes(id))
              .map(({ name }) => name)
              .join(', ')}
          </td>
          <td data-label={column('years')}>{exam.targetYears.join(', ')}</td>
          <td data-center>
            {onEdit && (
              <IconButton
                icon={IconPencil}
                label={t('taxonomy.exams.edit', { name: exam.name })}
                onClick={() => onEdit(exam)}
              />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
