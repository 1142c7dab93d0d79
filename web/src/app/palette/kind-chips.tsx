import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../lib/institute.ts';
import { useMe } from '../../lib/session.ts';
import { Chip, ChipRow } from '../../ui/status/chip.tsx';
import classes from './palette-dialog.module.css';
import { type FoundKind, kindsToFind } from './use-found-things.ts';

interface Props {
  readonly chosen: FoundKind | undefined;
  readonly onChoose: (kind: FoundKind | undefined) => void;
}

/** All, or one kind alone; only what this person can find, and nothing where that is nothing. */
export function KindChips({ chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const kinds = kindsToFind(useInstitute(), useMe());
  if (kinds.length === 0) return null;
  return (
    <div className={classes['kinds']}>
      <ChipRow label={t('app.found.kinds')}>
        {[undefined, ...kinds].map((kind) => (
          <Chip key={kind ?? 'all'} on={kind === chosen} onClick={() => onChoose(kind)}>
            {t(kind ? `app.palette.kinds.${kind}` : 'app.found.all')}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
