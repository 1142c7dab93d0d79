import { Button } from '@mantine/core';
import type { Paper } from '@abhyas/contract/assessments/shapes';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PaperNav } from '../paper-pages/paper-nav.tsx';
import { MadeFiles } from './made-files.tsx';
import { PrintPreview } from './print-preview.tsx';
import classes from './print.module.css';
import { firstPrinting } from './printing.ts';
import { usePrints } from './use-prints.ts';
import { HowItLooks, WhatToPrint } from './what-to-print.tsx';

/** A test on paper: what is made, how it looks, and the files that were made. */
export function PrintScreen({ paperId }: { readonly paperId: string }) {
  const paper = useQuery(query(api.assessments.showPaper, { params: { paperId } }));
  if (paper.data) return <Printer paper={paper.data} />;
  return paper.isError ? (
    <LoadFailed error={paper.error} onRetry={() => void paper.refetch()} />
  ) : (
    <CardSkeleton lines={8} />
  );
}

function Printer({ paper }: { readonly paper: Paper }) {
  const { t } = useTranslation();
  const { title, sections } = paper.draft;
  const [printing, setPrinting] = useState(() => firstPrinting(paper.draft));
  const prints = usePrints(paper.id, printing);
  const empty = sections.every(({ questionIds }) => questionIds.length === 0) && paper.version === 0;
  const nothing = printing.documents.length === 0 || printing.sets.length === 0;
  const here = prints.list.data?.available !== false;
  return (
    <Page
      title={title}
      subtitle={t('assessments.print.title')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: title, to: `/partner/papers/${paper.id}` },
        { label: t('assessments.print.title') },
      ]}
      nav={<PaperNav paperId={paper.id} published={paper.version > 0} />}
      action={
        !empty && (
          <Button
            variant="action"
            disabled={nothing}
            loading={prints.busy}
            leftSection={<Icon of={here ? IconFileTypePdf : IconPrinter} size={16} />}
            onClick={here ? prints.make : prints.printHere}
          >
            {here
              ? t('assessments.print.make', { count: printing.documents.length * printing.sets.length })
              : t('assessments.print.here')}
          </Button>
        )
      }
    >
      {empty ? (
        <Card>
          <EmptyState icon={IconPrinter} title={t('assessments.print.empty')}>
            {t('assessments.print.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          {!here && <Notice tone="info">{t('assessments.print.unavailable')}</Notice>}
          <div className={classes['columns']}>
            <div className={classes['stack']}>
              <WhatToPrint paper={paper} printing={printing} onChange={setPrinting} />
              <HowItLooks printing={printing} onChange={setPrinting} />
            </div>
            <PrintPreview paperId={paper.id} printing={printing} />
          </div>
          {prints.list.data && here && (
            <MadeFiles title={title} rows={prints.list.data.rows} onRemove={prints.remove} />
          )}
          {prints.list.isError && <LoadFailed error={prints.list.error} onRetry={() => void prints.list.refetch()} />}
        </>
      )}
    </Page>
  );
}
