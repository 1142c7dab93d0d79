import type { api } from '@abhyas/contract';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { editableSection } from '../editable-course.ts';
import { saveSectionRow } from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';

/** Title of a section and when it opens. */
export function saveSection(
  ctx: Context,
  { params, body }: Input<typeof api.courses.saveSection>,
): Promise<OutlineReply> {
  return inTransaction(ctx, async (tx) => {
    const { section, course } = await editableSection(tx, params.sectionId);
    await saveSectionRow(tx, { ...section, ...body });
    return outlineSaved(tx, course);
  });
}
