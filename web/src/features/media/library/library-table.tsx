import type { LibraryItem } from '@abhyas/contract/media/library';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Table } from '../../../ui/page/table.tsx';
import { MediaStanding, MediaThumb } from '../uploads/media-facts.tsx';
import { useSize } from '../uploads/use-size.ts';
import classes from './library.module.css';

interface Props {
  readonly rows: readonly LibraryItem[];
  readonly onOpen: (mediaId: string) => void;
}

/** One page of the library. */
export function LibraryTable({ rows, onOpen }: Props) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const column = (key: string) => t(`media.library.columns.${key}`);
  return (
    <Table
      cards
      label={t('media.library.title')}
      head={[
        { key: 'file', label: column('file') },
        { key: 'kind', label: column('kind') },
        { key: 'size', label: column('size'), numeric: true },
        { key: 'uses', label: column('uses') },
        { key: 'by', label: column('by') },
        { key: 'at', label: column('at') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.mediaId}>
          <td>
            <div className={classes['file']}>
              <MediaThumb item={row} />
              <div>
                <button type="button" className={classes['name']} onClick={() => onOpen(row.mediaId)}>
                  {row.fileName}
                </button>
                <MediaStanding item={row} />
              </div>
            </div>
          </td>
          <td data-label={column('kind')}>
            <KindOf row={row} />
          </td>
          <td data-label={column('size')} data-numeric>
            <Room row={row} />
          </td>
          <td data-label={column('uses')}>
            {row.uses === 0 ? (
              <span className={classes['quiet']}>{t('media.library.noUses')}</span>
            ) : (
              t('media.library.uses', { count: row.uses, number: number(row.uses) })
            )}
          </td>
          <td data-label={column('by')}>{row.uploadedBy ?? '–'}</td>
          <td data-label={column('at')}>{date(row.uploadedAt)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** What a file takes, and below it what the server made of it. */
function Room({ row: { bytes, derivedBytes } }: { readonly row: LibraryItem }) {
  const { t } = useTranslation();
  const size = useSize();
  return (
    <div>
      {size(bytes)}
      {derivedBytes > 0 && (
        <small className={classes['derived']}>{t('media.library.derived', { bytes: size(derivedBytes) })}</small>
      )}
    </div>
  );
}

function KindOf({ row: { kind, seconds, pages } }: { readonly row: LibraryItem }) {
  const { t } = useTranslation();
  const { number, clock } = useFormat();
  const long =
    seconds !== null
      ? clock(seconds)
      : pages !== null && t('media.files.pages', { count: pages, number: number(pages) });
  return (
    <span>
      {t(`media.files.kinds.${kind}`)}
      {long && <span className={classes['quiet']}> · {long}</span>}
    </span>
  );
}
