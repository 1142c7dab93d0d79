import type { SavedBlueprint } from '@abhyas/contract/assessments/blueprints';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreas } from '../../../../questions/index.ts';
import { usePatterns } from '../../patterns/use-patterns.ts';
import { type BlueprintForm, formOfPattern, newSeed } from '../blueprint-form.ts';
import { withBlueprint } from '../saved/saved-form.ts';
import { useSyllabus } from '../use-syllabus.ts';

/** The rules of a test to be: those of a pattern or of a saved blueprint, until somebody changes them. */
export function useRules(begin: SavedBlueprint | undefined) {
  const { t } = useTranslation();
  const patterns = usePatterns();
  const areas = useAreas();
  const [patternId, setPatternId] = useState(begin?.blueprint.patternId);
  const [blueprintId, setBlueprintId] = useState(begin?.id);
  const [own, setOwn] = useState<BlueprintForm>();
  const [seed] = useState(newSeed);
  const syllabus = useSyllabus(patternId);
  const chapters = useMemo(() => new Map(areas.map((area) => [area.id, area])), [areas]);
  const pattern = patterns.data?.rows.find(({ id }) => id === patternId);
  const saved = begin?.blueprint.patternId === patternId ? begin?.blueprint : undefined;
  const begun = useMemo(() => {
    const blank = formOfPattern(pattern ?? saved, t('authoring.generating.ownSection'), seed);
    return saved ? withBlueprint(blank, saved, chapters) : blank;
  }, [pattern, saved, chapters, seed, t]);
  const form = own ?? begun;
  return {
    patternId,
    blueprintId,
    form,
    syllabus,
    chapters,
    /** The pattern whose sections the rules are about has not come yet. */
    waits: patternId !== undefined && !pattern,
    setForm: (values: Partial<BlueprintForm>) => setOwn({ ...form, ...values }),
    /** Begins anew with a pattern, or without; gives the pattern. */
    choosePattern: (id: string | undefined) => {
      setPatternId(id);
      setBlueprintId(undefined);
      setOwn(undefined);
      return patterns.data?.rows.find((row) => row.id === id);
    },
    takeSaved: (id: string, values: BlueprintForm) => {
      setBlueprintId(id);
      setOwn(values);
    },
  };
}
