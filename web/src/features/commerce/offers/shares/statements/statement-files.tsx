import type { Statement } from '@abhyas/contract/commerce/offers/payouts';
import type { MadeFile } from '@abhyas/contract/made-files/made-file';
import { Button } from '@mantine/core';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../../lib/api.ts';
import { saveFile } from '../../../../../lib/save-file.ts';
import { useChange } from '../../../../../lib/use-change.ts';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { isMaking, whileMaking } from '../../../../../ui/made-files/making.ts';

/** The statement as a table for a spreadsheet, and as a PDF that a job makes. */
export function StatementFiles({ of: { payeeId, month } }: { readonly of: Statement }) {
  const { t } = useTranslation();
  const params = { payeeId };
  const csv = useChange(() => api.commerce.exportStatement({ params, query: { month } }), {
    after: (text) => saveFile(`shares-${month}.csv`, text),
  });
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Icon of={IconDownload} size={16} />}
        loading={csv.busy}
        onClick={() => csv.send()}
      >
        {t('commerce.statements.csv')}
      </Button>
      <Pdf key={month} payeeId={payeeId} month={month} />
    </>
  );
}

/** Asks for the PDF; the button becomes the way to it when it is there. */
function Pdf({ payeeId, month }: Pick<Statement, 'payeeId' | 'month'>) {
  const { t, i18n } = useTranslation();
  const [file, setFile] = useState<MadeFile>();
  const params = { payeeId, fileId: file?.id ?? '' };
  const made = useQuery({
    ...query(api.commerce.showStatementFile, { params }),
    enabled: file !== undefined,
    refetchInterval: whileMaking<MadeFile>(isMaking),
  });
  const ask = useChange(
    () =>
      api.commerce.askStatementFile({
        params: { payeeId },
        body: { month, language: i18n.language === 'hi' ? 'hi' : 'en' },
      }),
    { after: setFile },
  );
  const url = made.data?.url;
  if (url)
    return (
      <Button
        component="a"
        href={url}
        download={`shares-${month}.pdf`}
        leftSection={<Icon of={IconFileTypePdf} size={16} />}
      >
        {t('commerce.statements.open')}
      </Button>
    );
  const making = ask.busy || (file !== undefined && (made.data === undefined || isMaking(made.data)));
  return (
    <Button
      variant="outline"
      leftSection={<Icon of={IconFileTypePdf} size={16} />}
      loading={making}
      onClick={() => ask.send()}
    >
      {t(made.data?.state === 'failed' ? 'commerce.statements.pdfAgain' : 'commerce.statements.pdf')}
    </Button>
  );
}
