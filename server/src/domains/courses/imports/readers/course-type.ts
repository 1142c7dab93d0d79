import { courseTypeCodes } from '@abhyas/contract/courses/shapes';
import { recipe, type Recipe } from '../../portability/recipe.ts';

const names: Readonly<Record<string, Recipe['type']>> = {
  कोर्स: 'course',
  मुफ़्त: 'free',
  पुराना: 'legacy',
};
const byName = new Map(Object.entries(names).map(([name, type]) => [name.normalize('NFC'), type]));

/** The type of course that an outline names: by its word, or by the number that stands for it elsewhere (spec §9). Undefined: none that can be imported. */
export function courseTypeOf(given: string): Recipe['type'] | undefined {
  const named = given.normalize('NFC').toLowerCase();
  return (
    byName.get(named) ??
    recipe.shape.type.options.find((type) => type === named || String(courseTypeCodes[type]) === named)
  );
}
