import type { Database } from '../../../kernel/database/tenant-database.ts';

/** Areas of the syllabus with their weights in thousandths. */
export async function listSyllabus(db: Database, examId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('syllabus_areas')
    .select(['knowledge_area_id', 'weight_per_mille'])
    .where('exam_id', '=', examId)
    .execute();
  return new Map(rows.map((row) => [row.knowledge_area_id, row.weight_per_mille]));
}
