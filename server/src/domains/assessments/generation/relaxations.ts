import type { Blueprint, Relaxation } from '@abhyas/contract/assessments/generation';

/** Whether every rule can be kept by so many papers under these rules. */
export type CanKeep = (rules: Blueprint, papers: number) => Promise<boolean>;

type Rule = Exclude<Relaxation['drop'], 'papers'>;

/** The rules without one of them; undefined where they have no such rule. Pure. */
export function without(rules: Blueprint, rule: Rule): Blueprint | undefined {
  const { sections, unusedDays, ...common } = rules;
  switch (rule) {
    case 'unusedDays':
      return unusedDays === undefined ? undefined : { ...common, sections };
    case 'criterion':
      return rules.criterion === 1 ? undefined : { ...rules, criterion: 1 };
    case 'difficulty':
      return sections.some(({ difficulty }) => difficulty)
        ? { ...rules, sections: sections.map(({ difficulty: _free, ...section }) => section) }
        : undefined;
    case 'chapters':
      return sections.some(({ chapters }) => chapters.length > 0)
        ? { ...rules, sections: sections.map((section) => ({ ...section, chapters: [] })) }
        : undefined;
    case 'groups':
      return sections.some(({ groups }) => groups !== undefined)
        ? { ...rules, sections: sections.map(({ groups: _none, ...section }) => section) }
        : undefined;
  }
}

const order: readonly Rule[] = ['groups', 'difficulty', 'chapters', 'unusedDays', 'criterion'];

/** Each single step after which every other rule can be kept: as many papers as possible, or one rule less; the smallest first. */
export async function relaxationsOf(rules: Blueprint, papers: number, canKeep: CanKeep): Promise<Relaxation[]> {
  const found: Relaxation[] = [];
  for (let fewer = papers - 1; fewer >= 1 && found.length === 0; fewer--)
    if (await canKeep(rules, fewer)) found.push({ drop: 'papers', papers: fewer });
  for (const drop of order) {
    const relaxed = without(rules, drop);
    if (relaxed && (await canKeep(relaxed, papers))) found.push({ drop });
  }
  return found;
}
