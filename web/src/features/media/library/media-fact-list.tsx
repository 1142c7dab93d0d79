import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useSize } from '../uploads/use-size.ts';
import classes from './library.module.css';
import type { ShownMedia } from './media-panel.tsx';

/** What is known of a file, as a list of names and values. */
export function MediaFacts({ media }: { readonly media: ShownMedia }) {
  const { t } = useTranslation();
  const { number, clock, dateTime } = useFormat();
  const size = useSize();
  const { file, width, height, sha256 } = media;
  const facts: readonly (readonly [string, string | null])[] = [
    ['size', size(file.bytes)],
    ['derived', file.derivedBytes === 0 ? null : size(file.derivedBytes)],
    ['length', file.seconds === null ? null : clock(file.seconds)],
    ['pages', file.pages === null ? null : number(file.pages)],
    ['picture', width === null || height === null ? null : `${number(width)} × ${number(height)}`],
    ['by', file.uploadedBy],
    ['at', dateTime(file.uploadedAt)],
    ['digest', sha256],
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{t(`media.library.panel.${name}`)}</dt>
              <dd data-digest={name === 'digest' || undefined}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
