import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './imports.module.css';

/** The server is at it; the page looks again by itself. */
export function Reading({ status }: { readonly status: 'reading' | 'committing' }) {
  const { t } = useTranslation();
  return (
    <Card label={t(`questions.imports.titles.${status}`)}>
      <div className={classes['reading']}>
        <div role="progressbar" aria-label={t(`questions.imports.titles.${status}`)} className={classes['running']} />
        <p role="status">{t(`questions.imports.progress.${status}`)}</p>
      </div>
      <TableSkeleton rows={6} columns={4} />
    </Card>
  );
}
