import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { sheetCheckLimits } from '@abhyas/contract/sheet-checks/constants';
import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SheetUploadDialog } from '../../../ui/sheet-checks/sheet-upload.tsx';
import { bookImportAddress } from '../addresses.ts';

/** Takes a spreadsheet of chapters, exercises and questions and goes to its check; nothing is written yet. */
export function ImportContents({ book: { bookId } }: { readonly book: AuthoredBook }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="ghost" leftSection={<Icon of={IconTableImport} size={16} />} onClick={() => setOpened(true)}>
        {t('books.imports.action')}
      </Button>
      <SheetUploadDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('books.imports.title')}
        texts="books.imports"
        upload={(body, fileName) => api.books.uploadBookImport({ params: { bookId }, query: { fileName }, body })}
        onChecked={(importId) => void navigate(bookImportAddress(bookId, importId))}
      >
        {t('books.imports.text', { rows: number(sheetCheckLimits.maxRows) })}
      </SheetUploadDialog>
    </>
  );
}
