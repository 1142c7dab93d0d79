import type { Relaxation } from '@abhyas/contract/assessments/generation';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BlueprintForm } from '../blueprint-form.ts';
import { wantedSections } from './relaxed.ts';

interface Props {
  readonly relaxations: readonly Relaxation[];
  readonly form: Pick<BlueprintForm, 'sections'>;
  readonly busy: boolean;
  readonly onRelax: (relaxation: Relaxation) => void;
}

/** Each step that would do, as a button that takes it. */
export function RelaxButtons({ relaxations, form, busy, onRelax }: Props) {
  const wordsOf = useRelaxationWords(form);
  return relaxations.map((relaxation) => (
    <Button key={relaxation.drop} size="sm" variant="outline" disabled={busy} onClick={() => onRelax(relaxation)}>
      {wordsOf(relaxation)}
    </Button>
  ));
}

/** More names would not fit on a button. */
const NAMED = 2;

function useRelaxationWords(form: Pick<BlueprintForm, 'sections'>) {
  const { t } = useTranslation();
  const wanted = wantedSections(form);
  const named = (places: readonly number[]) =>
    places.length > NAMED
      ? t('authoring.generating.relax.places', { count: places.length })
      : places.map((at) => wanted[at]?.title ?? '').join(', ');
  return (relaxation: Relaxation): string => {
    const { drop } = relaxation;
    switch (drop) {
      case 'papers':
        return t('authoring.generating.relax.papers', { count: relaxation.papers });
      case 'count': {
        const { counts } = relaxation;
        const fewer = counts.reduce((sum, { section, count }) => sum + (wanted[section]?.count ?? count) - count, 0);
        const places = named(counts.map(({ section }) => section));
        return t('authoring.generating.relax.count', { count: fewer, places });
      }
      case 'unusedDays':
      case 'criterion':
        return t(`authoring.generating.relax.${drop}`);
      default:
        return relaxation.sections.length === wanted.length
          ? t(`authoring.generating.relax.${drop}`)
          : t(`authoring.generating.relax.${drop}In`, { places: named(relaxation.sections) });
    }
  };
}
