import type { ImportRow, ImportSummary } from '@abhyas/contract/questions/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { toast } from '../../../../ui/status/toast.tsx';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { errorSheet } from './error-sheet.ts';
import { useProblemText } from './use-problem-text.ts';

const AT_ONCE = 200;

/** Collects every refused row and saves them as a CSV file with the reasons. */
export function useErrorSheet({ id, fileName }: ImportSummary) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const refusalOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const heads = {
        row: t('questions.imports.report.row'),
        line: t('questions.imports.report.line'),
        wrong: t('questions.imports.report.wrong'),
      };
      const name = fileName.replace(/\.[a-z]+$/i, '');
      saveFile(t('questions.imports.errorSheet.file', { name }), errorSheet(await refusedRows(id), heads, textOf));
    } catch (error) {
      toast.bad(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

async function refusedRows(importId: string): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let page = 1; ; page++) {
    const reply = await api.questions.listImportRows({
      params: { importId },
      query: { state: 'refused', page, size: AT_ONCE },
    });
    rows.push(...reply.rows);
    if (reply.rows.length === 0 || rows.length >= reply.total) return rows;
  }
}
