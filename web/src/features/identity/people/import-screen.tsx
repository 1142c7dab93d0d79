import { personSheetBytes } from '@abhyas/contract/identity/constants';
import type { PersonKind } from '@abhyas/contract/identity/people';
import type { personImport } from '@abhyas/contract/identity/person-imports';
import type { SheetCheckRow } from '@abhyas/contract/sheet-checks/sheet-kind';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import type { CheckPatch, CheckSearch } from '../../../ui/sheet-checks/check-search.ts';
import type { SheetCalls } from '../../../ui/sheet-checks/sheet-calls.ts';
import { SheetCheckScreen } from '../../../ui/sheet-checks/sheet-check-screen.tsx';
import { SheetUpload } from '../../../ui/sheet-checks/sheet-upload.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';

interface Props {
  readonly kind: PersonKind;
  /** The import whose report is open. */
  readonly importId: string | undefined;
  readonly onImport: (importId: string | undefined) => void;
  readonly search: CheckSearch;
  readonly onSearch: (patch: CheckPatch) => void;
}
type PersonRow = SheetCheckRow<typeof personImport>;
const columns = {
  student: 'First name,Last name,E-mail,Mobile,Roll number,Parent name,Parent mobile,Batch',
  staff: 'First name,Last name,E-mail,Role,Subjects',
} as const;
const studentColumns = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'rollNumber',
  'parentName',
  'parentMobile',
  'batch',
] as const;
const staffColumns = ['firstName', 'lastName', 'email', 'role', 'subjects'] as const;
const texts = 'identity.people.imports';
const calls: SheetCalls<typeof personImport> = {
  show: api.identity.showPersonImport,
  rows: api.identity.listPersonImportRows,
  match: api.identity.matchPersonImportColumns,
  commit: api.identity.commitPersonImport,
  cancel: api.identity.cancelPersonImport,
  undo: api.identity.undoPersonImport,
};

/** A spreadsheet of people: a report row by row first, then accounts for those that are ready. */
export function ImportScreen({ kind, importId, onImport, ...searching }: Props) {
  const { t } = useTranslation();
  const { roleName } = useRoleWords();
  const tab = kind === 'student' ? 'students' : 'staff';
  const frame = {
    title: t(`${texts}.${kind}`),
    breadcrumbs: [
      { label: t('identity.people.title'), to: '/partner/people/students' },
      { label: t(`identity.people.tabs.${tab}`), to: `/partner/people/${tab}` },
      { label: t('identity.people.import') },
    ],
  };
  if (!importId)
    return (
      <Page {...frame}>
        <Card as="div">
          <Upload kind={kind} onImport={onImport} />
        </Card>
      </Page>
    );
  return (
    <SheetCheckScreen
      {...frame}
      {...searching}
      importId={importId}
      calls={calls}
      texts={texts}
      cells={[
        { key: 'name', lines: ({ means }) => [`${means.firstName} ${means.lastName}`.trim() || '–', means.email] },
        ...(kind === 'student'
          ? [
              { key: 'contact', lines: ({ means }: PersonRow) => [means.mobile, means.rollNumber] },
              { key: 'parent', lines: ({ means }: PersonRow) => [means.parentName, means.parentMobile] },
              { key: 'batch', lines: ({ means }: PersonRow) => [means.batch] },
            ]
          : []),
        ...(kind === 'staff' ? [{ key: 'role', lines: ({ means }: PersonRow) => [roleName(means.role)] }] : []),
      ]}
      columns={kind === 'student' ? studentColumns : staffColumns}
      changes={['identity']}
      after={
        <Button variant="ghost" onClick={() => onImport(undefined)}>
          {t('identity.people.imports.another')}
        </Button>
      }
    />
  );
}

function Upload({ kind, onImport }: Pick<Props, 'kind' | 'onImport'>) {
  const { t } = useTranslation();
  return (
    <SheetUpload
      texts={texts}
      maxBytes={personSheetBytes}
      upload={(body, fileName) => api.identity.uploadPersonImport({ query: { kind, fileName }, body })}
      onChecked={onImport}
      beside={
        <Button variant="outline" onClick={() => saveFile(`${kind}.csv`, `${columns[kind]}\r\n`)}>
          {t('identity.people.imports.template')}
        </Button>
      }
    >
      {t('identity.people.imports.text')} {kind === 'staff' && t('identity.people.imports.staffText')}
    </SheetUpload>
  );
}
