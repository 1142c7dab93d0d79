import type { Context } from '../../kernel/context.ts';
import type { Area } from './areas/area-tree.ts';
import { areasOf } from './areas/list-knowledge-areas.ts';

/**
 * What every installation begins with; tests and the demonstration write it as a start does.
 */
export { examTaxonomy } from './exams/exam-taxonomy.ts';

/**
 * The area of that name, of the provider or of the institute itself. Chapters of `examTaxonomy` are there in every test; an area of an
 * institute's own has to be made before.
 */
export async function anArea(ctx: Context, name = 'Kinematics'): Promise<Area> {
  return (await areasOf(ctx)).find((area) => area.name === name)!;
}
