import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { usePassPercent } from '../../../lib/institute.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ShapeList } from '../attempts/console/dialogs/instructions-dialog.tsx';
import { MarkingTable } from '../attempts/console/dialogs/marking-table.tsx';
import { StartCard } from './start-card.tsx';
import classes from './tests.module.css';

export type Instructions = Reply<(typeof contract)['assessments']['showInstructions']>;

const rules = ['clock', 'save', 'review', 'palette', 'network', 'leave', 'pass'] as const;

/** What one reads before a test begins, and the button that begins it. */
export function InstructionsScreen({ paperId }: { readonly paperId: string }) {
  const { t } = useTranslation();
  const { data: paper, error, refetch } = useQuery(query(api.assessments.showInstructions, { params: { paperId } }));
  const trail = [
    { label: t('assessments.papers.title'), to: '/student/tests' },
    { label: paper?.title ?? t('assessments.before.title') },
  ];
  return (
    <Page title={paper?.title ?? t('assessments.before.title')} breadcrumbs={trail}>
      {paper ? (
        <Columns kind="aside">
          <Words paper={paper} />
          <StartCard paper={paper} />
        </Columns>
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <Columns kind="aside">
          <CardSkeleton lines={8} />
          <CardSkeleton lines={5} />
        </Columns>
      )}
    </Page>
  );
}

function Words({ paper }: { readonly paper: Instructions }) {
  const { t, i18n } = useTranslation();
  const percent = usePassPercent();
  const hindi = i18n.language === 'hi' ? paper.instructionsHi : undefined;
  const instructions = hindi ?? paper.instructions;
  const isLocked = paper.sections.some(({ minutes }) => minutes !== undefined);
  const hasInstructions = instructions.content.some(
    (block) => block.type !== 'paragraph' || (block.content?.length ?? 0) > 0,
  );
  return (
    <Stacked>
      {hasInstructions && (
        <Card title={t('assessments.console.instructions')}>
          <div className={classes['prose']} lang={hindi ? 'hi' : 'en'}>
            <RichText doc={instructions} />
          </div>
        </Card>
      )}
      <Card title={t('assessments.marking.title')} flush>
        <div className={classes['marking']}>
          <MarkingTable sections={paper.sections} />
        </div>
      </Card>
      <Card title={t('assessments.before.rules')}>
        <ul className={classes['rules']}>
          {isLocked && <li>{t('assessments.tools.lockedRule')}</li>}
          {rules.map((rule) => (
            <li key={rule}>
              {t(`assessments.before.rule.${rule === 'review' && !paper.console.reviewSaves ? 'reviewOnly' : rule}`, {
                percent,
              })}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('ui.palette.legend')}>
        <ShapeList />
      </Card>
    </Stacked>
  );
}
