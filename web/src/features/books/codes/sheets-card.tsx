import type { CodeSheet, CodeSheetFormat } from '@abhyas/contract/books/codes';
import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { fileSize, isMaking, whileMaking } from '../../../ui/made-files/making.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';

/** Sheets of codes: made by a job, fetched while they are kept. */
export function SheetsCard({ book: { bookId, version, can } }: { readonly book: AuthoredBook }) {
  const { t } = useTranslation();
  const params = { bookId };
  const list = useQuery({
    ...query(api.books.listCodeSheets, { params }),
    staleTime: 0,
    refetchInterval: whileMaking(({ rows }) => rows.some(isMaking)),
  });
  const make = useChange((format: CodeSheetFormat) => api.books.makeCodeSheet({ params, body: { format } }), {
    stale: [api.books.listCodeSheets],
    said: t('books.codes.made'),
  });
  return (
    <Card title={t('books.codes.sheets')} note={t('books.codes.sheetsText')}>
      <Stack>
        {version === 0 ? (
          <Quiet>{t('books.codes.unpublished')}</Quiet>
        ) : (
          can.edit && (
            <Row>
              {(['pdf', 'svg'] as const).map((format) => (
                <Button
                  key={format}
                  variant="outline"
                  loading={make.busy && make.given === format}
                  onClick={() => make.send(format)}
                >
                  {t(`books.codes.${format}`)}
                </Button>
              ))}
            </Row>
          )
        )}
        <Loaded query={list} skeleton={<ListSkeleton rows={2} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Quiet>{t('books.codes.none')}</Quiet>
            ) : (
              <RowList label={t('books.codes.sheets')}>
                {rows.map((sheet) => (
                  <SheetRow key={sheet.id} sheet={sheet} />
                ))}
              </RowList>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

function SheetRow({ sheet }: { readonly sheet: CodeSheet }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const { format, version, askedAt, state, progress, bytes, url } = sheet;
  const name = t(`books.codes.formats.${format}`);
  const size = bytes === null ? '' : ` · ${fileSize(bytes, number)}`;
  return (
    <li>
      <span style={{ flex: 1 }}>
        {name}
        <Quiet as="div">{`${t('books.codes.row', { version, date: dateTime(askedAt) })}${size}`}</Quiet>
      </span>
      {url === null ? (
        <Quiet>{state === 'failed' ? t('books.codes.failed') : t('books.codes.making', { percent: progress })}</Quiet>
      ) : (
        <Button
          component="a"
          href={url}
          download
          size="sm"
          variant="soft"
          aria-label={t('books.codes.download', { name })}
          leftSection={<Icon of={IconDownload} size={16} />}
        >
          {t('books.codes.downloadShort')}
        </Button>
      )}
    </li>
  );
}
