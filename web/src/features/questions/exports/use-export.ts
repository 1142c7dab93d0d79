import type { ExportFormat } from '@abhyas/contract/questions/format-support';
import { exportFiles } from '@abhyas/contract/questions/format-support';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { type ChangeScope, scopeBody } from '../bulk/scope-of.ts';

/** What each format would do with these questions, and taking one of the files. */
export function useExport(scope: ChangeScope, onTaken: () => void) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const textOf = useRefusalText();
  const body = { scope: scopeBody(scope) };
  const report = useQuery({ ...query(api.questions.reportExport, { body }), staleTime: 0 });
  const take = useChange(
    async ({ format }: { readonly format: ExportFormat; readonly written: number }) => {
      const file = (await api.questions.exportQuestions({ body: { ...body, format } })) as Blob;
      saveFile(`${t('questions.exports.fileName')}.${exportFiles[format].extension}`, file);
    },
    {
      said: (_, { written }) => t('questions.exports.done', { count: written, shown: number(written) }),
      after: () => onTaken(),
      inline: true,
    },
  );
  return { report, take, problem: take.error ? textOf(take.error) : undefined };
}
