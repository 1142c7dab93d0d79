import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { ConsolePreview } from '../../attempts/console-preview.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import classes from './preview.module.css';

/** The draft in the test console, as a student would see it; nothing that is chosen here is kept. */
export function PaperPreview({ paperId, onClose }: { readonly paperId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const sheet = useQuery({ ...query(api.assessments.previewPaper, { params: { paperId } }), staleTime: 0 });
  return (
    <div className={classes['screen']}>
      {sheet.data && <ConsolePreview sheet={sheet.data} onClose={onClose} />}
      {!sheet.data && (
        <main className={classes['waiting']} aria-label={t('authoring.actions.preview')}>
          {sheet.isError ? (
            <LoadFailed error={sheet.error} onRetry={() => void sheet.refetch()} />
          ) : (
            <CardSkeleton lines={8} />
          )}
        </main>
      )}
    </div>
  );
}
