import { useTranslation } from 'react-i18next';
import classes from './star-rating.module.css';

const STAR = 'M10.5 1.5l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L1.7 7.9l6.1-.8z';

interface Props {
  /** 0 to 5, with parts of a star. */
  readonly value: number;
  /** How many people rated, ready to read. */
  readonly count?: string | number | undefined;
}

/** Five stars, 105 px wide (spec §2), with the figure beside them. */
export function StarRating({ value, count }: Props) {
  const { t } = useTranslation();
  const share = Math.min(5, Math.max(0, value)) / 5;
  return (
    <span className={classes['rating']}>
      <span role="img" aria-label={t('ui.stars', { value: value.toFixed(1) })} className={classes['stars']}>
        <Stars className={classes['empty']} />
        <span className={classes['full']} style={{ width: `${share * 100}%` }}>
          <Stars className={classes['filled']} />
        </span>
      </span>
      <b className="num">{value.toFixed(1)}</b>
      {count !== undefined && <span className={classes['count']}>({count})</span>}
    </span>
  );
}

function Stars({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 105 17" width="105" height="17" aria-hidden="true">
      {[0, 21, 42, 63, 84].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x + 2} 0) scale(.81)`} />
      ))}
    </svg>
  );
}
