import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { SectionTarget } from '@abhyas/contract/assessments/section-target';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { AreaUses } from '../../taxonomy/index.ts';

type Chapters = SectionTarget['chapters'];
const MOST_WEIGHT = 1000;

/** The chapters of a wish where one became part of another: a chapter stands once, with both weights. Pure. */
export function chaptersMoved(chapters: Chapters, from: string, to: string): Chapters {
  const weights = new Map<string, number>();
  for (const { knowledgeAreaId: id, weight } of chapters) {
    const now = id === from ? to : id;
    weights.set(now, Math.min(MOST_WEIGHT, (weights.get(now) ?? 0) + weight));
  }
  return [...weights].map(([knowledgeAreaId, weight]) => ({ knowledgeAreaId, weight }));
}

/** Blueprints and drafts of papers that ask for an area, by its id. */
async function countPlans(ctx: Context): Promise<Map<string, number>> {
  const { rows: found } = await sql<{ area: string; many: number }>`
    select area, count(*)::int as many from (
      select distinct 'b' as kind, b.id, c ->> 'knowledgeAreaId' as area
        from paper_blueprints b, jsonb_array_elements(b.blueprint -> 'sections') s, jsonb_array_elements(s -> 'chapters') c
        where b.institute_id = ${ctx.instituteId}
      union all
      select distinct 'p', p.id, c ->> 'knowledgeAreaId'
        from papers p, jsonb_array_elements(p.draft::jsonb -> 'targets') s, jsonb_array_elements(s -> 'chapters') c
        where p.institute_id = ${ctx.instituteId}
    ) named group by area`.execute(rows(ctx));
  return new Map(found.map(({ area, many }) => [area, many]));
}

async function movePlans(tx: TransactionContext, from: string, to: string): Promise<number> {
  const naming = (column: string) => sql<boolean>`${sql.ref(column)}::text like ${`%${from}%`}`;
  const plans = await rows(tx)
    .selectFrom('paperBlueprints')
    .select(['id', 'blueprint'])
    .where(naming('blueprint'))
    .forUpdate()
    .execute();
  for (const { id, blueprint } of plans) {
    const { sections, ...rest } = blueprint as { sections: SectionTarget[] };
    const moved = sections.map((one) => ({ ...one, chapters: chaptersMoved(one.chapters, from, to) }));
    await changeRows(tx, 'paperBlueprints', { id }, { blueprint: json({ ...rest, sections: moved }) });
  }
  const papers = await rows(tx)
    .selectFrom('papers')
    .select(['id', 'draft'])
    .where(naming('draft'))
    .forUpdate()
    .execute();
  for (const { id, draft } of papers) {
    const { targets = [], ...rest } = draft as unknown as PaperDraft;
    const moved = targets.map((one) => ({ ...one, chapters: chaptersMoved(one.chapters, from, to) }));
    await changeRows(tx, 'papers', { id }, { draft: json({ ...rest, targets: moved }) });
  }
  return plans.length + papers.length;
}

export const plansOfAreas: AreaUses = { kind: 'plans', count: countPlans, move: movePlans };
