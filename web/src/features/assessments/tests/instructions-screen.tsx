import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { Rules } from '../attempts/console/dialogs/console-rules.tsx';
import { ShapeList } from '../attempts/console/dialogs/instructions-dialog.tsx';
import { MarkingTable } from '../attempts/console/dialogs/marking-table.tsx';
import { type Instructions, OwnInstructions } from './own-instructions.tsx';
import { PhoneInstructions } from './phone-instructions.tsx';
import { StartCard } from './start-card.tsx';
import classes from './tests.module.css';
import { usePaperWords } from './use-paper-words.ts';

/** What one reads before a test begins, and the button that begins it. */
export function InstructionsScreen({ paperId }: { readonly paperId: string }) {
  const { t } = useTranslation();
  const { data: paper, error, refetch } = useQuery(query(api.assessments.showInstructions, { params: { paperId } }));
  const phone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const words = usePaperWords();
  const trail = [
    { label: t('assessments.papers.title'), to: '/student/tests' },
    { label: paper?.title ?? t('assessments.before.title') },
  ];
  return (
    <Page
      title={paper?.title ?? t('assessments.before.title')}
      subtitle={phone && paper ? words.window(paper) : undefined}
      breadcrumbs={trail}
    >
      {paper && phone ? (
        <PhoneInstructions paper={paper} />
      ) : paper ? (
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
  const { t } = useTranslation();
  return (
    <Stacked>
      <OwnInstructions paper={paper} />
      <Card title={t('assessments.marking.title')} flush>
        <div className={classes['marking']}>
          <MarkingTable sections={paper.sections} />
        </div>
      </Card>
      <Card title={t('assessments.before.rules')}>
        <Rules paper={paper} />
      </Card>
      <Card title={t('ui.palette.legend')}>
        <ShapeList />
      </Card>
    </Stacked>
  );
}
