import type { PersonKind } from '@abhyas/contract/identity/people';
import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, ApiError } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { ImportReport } from './import-report.tsx';
import classes from './people.module.css';

interface Props {
  readonly kind: PersonKind;
  /** The import whose report is open. */
  readonly importId: string | undefined;
  readonly onImport: (importId: string | undefined) => void;
}
const columns = { student: 'First name,Last name,E-mail', staff: 'First name,Last name,E-mail,Role,Subjects' } as const;

/** A spreadsheet of people: a report row by row first, then accounts for those that are ready. */
export function ImportScreen({ kind, importId, onImport }: Props) {
  const { t } = useTranslation();
  const tab = kind === 'student' ? 'students' : 'staff';
  return (
    <Page
      title={t(`identity.people.imports.${kind}`)}
      breadcrumbs={[
        { label: t('identity.people.title'), to: '/partner/people/students' },
        { label: t(`identity.people.tabs.${tab}`), to: `/partner/people/${tab}` },
        { label: t('identity.people.import') },
      ]}
    >
      {importId ? (
        <ImportReport importId={importId} onAnother={() => onImport(undefined)} />
      ) : (
        <Upload kind={kind} onImport={onImport} />
      )}
    </Page>
  );
}

function Upload({ kind, onImport }: Omit<Props, 'importId'>) {
  const { t } = useTranslation();
  const problem = useSheetProblem();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.identity.uploadPersonImport({ query: { kind, fileName: file.name.slice(0, 200) }, body: file }),
    onSuccess: ({ importId }) => onImport(importId),
  });
  return (
    <Card as="div">
      {upload.error && (
        <Notice tone="bad" live>
          {problem(upload.error)}
        </Notice>
      )}
      <EmptyState
        icon={IconFileUpload}
        title={t(`identity.people.imports.${kind}`)}
        action={
          <div className={classes['start']}>
            <input
              ref={input}
              type="file"
              hidden
              accept=".csv,.xlsx"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) upload.mutate(file);
                event.currentTarget.value = '';
              }}
            />
            <Button variant="action" loading={upload.isPending} onClick={() => input.current?.click()}>
              {t('identity.people.imports.choose')}
            </Button>
            <Button variant="outline" onClick={() => saveFile(`${kind}.csv`, `${columns[kind]}\r\n`)}>
              {t('identity.people.imports.template')}
            </Button>
          </div>
        }
      >
        {t('identity.people.imports.text')} {kind === 'staff' && t('identity.people.imports.staffText')}
      </EmptyState>
    </Card>
  );
}

/** Why a file as a whole cannot be read. */
function useSheetProblem() {
  const { t } = useTranslation();
  const say = useRefusalText();
  return (error: unknown) =>
    error instanceof ApiError && error.name === 'PERSON_SHEET'
      ? t(`identity.people.imports.sheet.${String(error.details['code'])}`, {
          defaultValue: t('identity.people.imports.sheet.other'),
        })
      : say(error);
}
