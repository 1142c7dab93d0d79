import type { Blueprint, Deviation, Relaxation } from '@abhyas/contract/assessments/generation';

/** What comes of rules: whether every one is kept, and those that are not. */
export interface Tried {
  readonly exact: boolean;
  readonly deviations: readonly Deviation[];
}
/** Chooses questions for so many papers by these rules. */
type Try = (rules: Blueprint, papers: number) => Promise<Tried>;

type SectionRule = Extract<Relaxation, { sections: unknown }>['drop'];
type Section = Blueprint['sections'][number];

const sectionRules: readonly SectionRule[] = ['groups', 'difficulty', 'chapters'];
/** A shorter section may be short again, since shares fall on other whole numbers. */
const MOST_STEPS = 6;

/**
 * Each single step after which every other rule is kept: as many papers as possible, one rule left out in as few sections as possible,
 * as few questions less as possible, or a rule of all sections; the smallest first. `tried`: what came of the rules as they are.
 */
export async function relaxationsOf(
  rules: Blueprint,
  papers: number,
  tried: Tried,
  attempt: Try,
): Promise<Relaxation[]> {
  const keeps = async (changed: Blueprint, many = papers) => (await attempt(changed, many)).exact;
  const found: Relaxation[] = [];
  for (let fewer = papers - 1; fewer >= 1 && found.length === 0; fewer--)
    if (await keeps(rules, fewer)) found.push({ drop: 'papers', papers: fewer });
  for (const drop of sectionRules)
    for (const sections of placesFor(rules, drop, tried)) {
      if (!(await keeps(withoutIn(rules, drop, sections)))) continue;
      found.push({ drop, sections: [...sections] });
      break;
    }
  const counts = await shorter(rules, papers, tried, attempt);
  if (counts) found.push({ drop: 'count', counts });
  const { unusedDays, ...anyAge } = rules;
  if (unusedDays !== undefined && (await keeps(anyAge))) found.push({ drop: 'unusedDays' });
  if (rules.criterion !== 1 && (await keeps({ ...rules, criterion: 1 }))) found.push({ drop: 'criterion' });
  return found;
}

const has: Record<SectionRule, (section: Section) => boolean> = {
  groups: ({ groups }) => groups !== undefined,
  difficulty: ({ difficulty }) => difficulty !== undefined,
  chapters: ({ chapters }) => chapters.length > 0,
};

/** Where the rule may be left out: in one section that is short, in all of those, or wherever it holds. */
function placesFor({ sections }: Blueprint, rule: SectionRule, { deviations }: Tried): number[][] {
  const all = [...sections.keys()].filter((at) => has[rule](sections[at]!));
  const short = all.filter((at) => deviations.some(({ sectionId }) => sectionId === sections[at]!.sectionId));
  const places = [...short.map((at) => [at]), short, all].filter(({ length }) => length > 0);
  return places.filter((one, at) => places.findIndex((other) => other.join() === one.join()) === at);
}

/** The rules without one of them in these sections. Pure. */
function withoutIn(rules: Blueprint, rule: SectionRule, places: readonly number[]): Blueprint {
  const less = (section: Section): Section => {
    if (rule === 'chapters') return { ...section, chapters: [] };
    const { [rule]: _dropped, ...rest } = section;
    return rest;
  };
  return { ...rules, sections: rules.sections.map((section, at) => (places.includes(at) ? less(section) : section)) };
}

type Counts = Extract<Relaxation, { drop: 'count' }>['counts'];

/** How many questions the short sections may have so that every rule is kept; undefined where fewer do not help. */
async function shorter(rules: Blueprint, papers: number, first: Tried, attempt: Try): Promise<Counts | undefined> {
  let tried = first;
  let changed = rules;
  for (let step = 0; step < MOST_STEPS && tried.deviations.length > 0; step++) {
    const sections = changed.sections.map((section) => ({ ...section, count: fittingCount(section, tried) }));
    if (sections.some(({ count }) => count < 1)) return undefined;
    if (sections.every(({ count }, at) => count === changed.sections[at]!.count)) return undefined;
    changed = { ...changed, sections };
    tried = await attempt(changed, papers);
  }
  if (!tried.exact) return undefined;
  return changed.sections.flatMap(({ count }, section) =>
    count < rules.sections[section]!.count ? [{ section, count }] : [],
  );
}

/** The most questions for which what is short may be enough; as many as now where nothing is. */
function fittingCount({ sectionId, count }: Section, { deviations }: Tried): number {
  const limits = deviations
    .filter((one) => one.sectionId === sectionId && one.got < one.wanted)
    .map(({ rule, got, wanted }) => {
      if (rule === 'groups') return count;
      return Math.min(count - 1, rule === 'count' ? got : Math.floor(((got + 0.5) * count) / wanted));
    });
  return Math.min(count, ...limits);
}
