import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './skeletons.module.css';

interface BlockProps {
  readonly width?: number | string | undefined;
  readonly height?: number | undefined;
  readonly radius?: number | undefined;
}

/** A block where something will be, in its final size. */
export function Skeleton({ width = '100%', height = 14, radius }: BlockProps) {
  return (
    <span
      className={classes['block']}
      style={{ width, height, ...(radius !== undefined && { borderRadius: radius }) }}
    />
  );
}

function Loading({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A card on its way: a title and lines of text. */
export function CardSkeleton({ lines = 3 }: { readonly lines?: number | undefined }) {
  return (
    <Loading className={classes['card']}>
      <Skeleton width={160} height={16} />
      {range(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Loading>
  );
}

/** A figure on its way. */
export function StatSkeleton() {
  return (
    <Loading className={classes['card']}>
      <Skeleton width={70} />
      <Skeleton width={130} height={26} />
      <Skeleton width={110} height={12} />
    </Loading>
  );
}

/** A table on its way; it has the height of the full one. */
export function TableSkeleton({
  rows = 6,
  columns = 4,
}: {
  readonly rows?: number | undefined;
  readonly columns?: number | undefined;
}) {
  return (
    <Loading className={classes['table']}>
      {range(rows + 1).map((row) => (
        <div key={row} className={classes['row']}>
          {range(columns).map((column) => (
            <Skeleton key={column} width={column === 0 ? '70%' : '45%'} height={row === 0 ? 10 : 14} />
          ))}
        </div>
      ))}
    </Loading>
  );
}

/** A list on its way: a tile, two lines and a button in each row. */
export function ListSkeleton({ rows = 3 }: { readonly rows?: number | undefined }) {
  return (
    <Loading className={classes['list']}>
      {range(rows).map((row) => (
        <div key={row} className={classes['item']}>
          <Skeleton width={46} height={46} radius={8} />
          <div className={classes['lines']}>
            <Skeleton width="55%" />
            <Skeleton width="35%" height={12} />
          </div>
          <Skeleton width={84} height={30} radius={8} />
        </div>
      ))}
    </Loading>
  );
}
