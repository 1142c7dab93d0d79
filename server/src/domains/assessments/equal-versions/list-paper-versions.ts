import type { api } from '@abhyas/contract';
import type { PaperVersionRow } from '@abhyas/contract/assessments/equal-versions';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { equalVersionsOf } from '../versions/equal-versions.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { differencesOf } from './differences-of.ts';
import { listVersionRows } from './paper-versions.store.ts';

type List = typeof api.assessments.listPaperVersions;
/** The published versions of a paper, the newest first: who published them, who sat them, and which share a rank list. */
export async function listPaperVersions(ctx: Context, { params }: Input<List>): Promise<Answer<List>> {
  const { id } = await getPaper(ctx, params.paperId);
  const published = await listVersionRows(ctx, id);
  const lists = await equalVersionsOf(ctx, id);
  const names = await namesOf(
    ctx,
    published.flatMap(({ publishedBy }) => publishedBy ?? []),
  );
  const rows: PaperVersionRow[] = [];
  for (const row of published)
    rows.push({
      version: row.version,
      title: row.title,
      publishedAt: row.publishedAt.toISOString(),
      publishedBy: (row.publishedBy !== null && names.get(row.publishedBy)?.name) || '',
      attempts: row.attempts,
      listVersion: lists.get(row.version) ?? row.version,
      differs: await differsFromBefore(ctx, id, row.version),
    });
  return { rows };
}

const differsFromBefore = async (ctx: Context, id: string, version: number) =>
  version === 1
    ? []
    : differencesOf(ctx, await paperVersion(ctx, id, version), await paperVersion(ctx, id, version - 1));
