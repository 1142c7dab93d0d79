import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { useInstitute } from '../../lib/institute.ts';
import { useMe } from '../../lib/session.ts';
import { Chip, ChipRow } from '../../ui/status/chip.tsx';
import classes from './palette-dialog.module.css';
import { countFound, type FoundKind, type FoundThing, kindsToFind } from './use-found-things.ts';

interface Props {
  /** What was found; undefined as long as nothing was looked for. */
  readonly found: readonly FoundThing[] | undefined;
  readonly chosen: FoundKind | undefined;
  readonly onChoose: (kind: FoundKind | undefined) => void;
}

/** All, or one kind alone, with how many were found; only what this person can find, and nothing where that is nothing. */
export function KindChips({ found, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const kinds = kindsToFind(useInstitute(), useMe());
  if (kinds.length === 0) return null;
  const shown = (kind: FoundKind | undefined) => {
    if (!found) return undefined;
    const { count, more } = countFound(found, kind);
    return number(count) + (more ? '+' : '');
  };
  return (
    <div className={classes['kinds']}>
      <ChipRow label={t('app.found.kinds')}>
        {[undefined, ...kinds].map((kind) => (
          <Chip key={kind ?? 'all'} on={kind === chosen} count={shown(kind)} onClick={() => onChoose(kind)}>
            {t(kind ? `app.palette.kinds.${kind}` : 'app.found.all')}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
