import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { arrange, asFirstPage, cutAfterFirst, sheet } from './first-page.ts';
import classes from './print.module.css';
import { documents, type PrintDocument, type Printing } from './printing.ts';

interface Props {
  readonly paperId: string;
  readonly printing: Printing;
}

const PATIENCE_MS = 250;

/** The first page as it would be printed, while one still chooses. */
export function PrintPreview({ paperId, printing }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<PrintDocument>('paper');
  const [choices] = useDebouncedValue(printing.choices, PATIENCE_MS);
  const set = printing.sets[0] ?? 'A';
  const page = useQuery({
    ...query(
      api.assessments.previewPrint,
      { params: { paperId }, body: { document: shown, set, choices, whole: false } },
      { quiet: true },
    ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const fonts = useQuery({ ...query(api.assessments.showPrintFonts), staleTime: Number.POSITIVE_INFINITY });
  const failed = page.error ?? fonts.error;
  return (
    <Card
      title={t('assessments.print.preview')}
      note={t('assessments.print.firstPage', { set })}
      aside={
        <Segmented
          size="sm"
          label={t('assessments.print.previewOf')}
          value={shown}
          onChange={setShown}
          options={documents.map((value) => ({ value, label: t(`assessments.print.short.${value}`) }))}
        />
      }
    >
      {failed ? (
        <LoadFailed error={failed} onRetry={() => void Promise.all([page.refetch(), fonts.refetch()])} />
      ) : page.data && fonts.data ? (
        <FirstPage html={asFirstPage(page.data.html, fonts.data.css)} busy={page.isPlaceholderData} />
      ) : (
        <Skeleton height={480} />
      )}
    </Card>
  );
}

/** A sheet of paper in a frame that runs no script, as large as there is room. */
function FirstPage({ html, busy }: { readonly html: string; readonly busy: boolean }) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const scale = Math.min(1, width / sheet.width);
  return (
    <div ref={ref} className={classes['paper']} style={{ height: sheet.height * scale }} data-busy={busy || undefined}>
      <iframe
        title={t('assessments.print.preview')}
        sandbox="allow-same-origin"
        tabIndex={-1}
        srcDoc={html}
        width={sheet.width}
        height={sheet.height}
        style={{ transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const { contentDocument } = currentTarget;
          if (contentDocument) void arrange(contentDocument).then(() => cutAfterFirst(contentDocument));
        }}
      />
    </div>
  );
}
