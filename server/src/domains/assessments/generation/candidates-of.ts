import { type Blueprint, paperCriteria, type PaperCriterion } from '@abhyas/contract/assessments/generation';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import {
  type CandidateOrigin,
  ENOUGH_TO_EXPECT,
  figuresOf,
  fittingDifficulty,
  listCandidates,
  type QuestionFigures,
} from '../../questions/index.ts';
import { type Area, areasOf } from '../../taxonomy/index.ts';
import type { Candidate } from './choosing/candidate.ts';
import { listUsedSince } from './recently-used.store.ts';

const originOf: Readonly<Record<PaperCriterion, CandidateOrigin | undefined>> = {
  [paperCriteria.random]: undefined,
  [paperCriteria.answeredWrong]: 'wrong',
  [paperCriteria.askedInExam]: 'asked',
  [paperCriteria.bookmarked]: 'kept',
};
const DAY = 86_400_000;
/** Beyond what the papers need of one kind, so that questions can be exchanged for others of it. */
const SPARE = 40;
/** What students did may move a question to another level, so that more of each are looked at. */
const REGRADED = 300;

export interface CandidateNeeds {
  /** The paper that the questions are for; undefined: one that is made with them. */
  readonly paperId?: string;
  /** Questions that stand in it already. */
  readonly placed?: readonly string[];
  /** For so many papers, none of which shares a question with another. */
  readonly papers: number;
}

/** What a blueprint can be fulfilled with. */
export interface CandidatePool {
  /** In the order of the seed. */
  readonly candidates: readonly Candidate[];
  /** What students did with them; empty for one paper whose blueprint does not ask for it. */
  readonly figures: ReadonlyMap<string, QuestionFigures>;
  readonly chapterName: (chapterId: string) => string;
}

/** The questions of the bank that the rules of a blueprint allow. KNOWLEDGE_AREA_UNKNOWN where it names a chapter that is not there. */
export async function candidatesOf(
  ctx: Context,
  rules: Blueprint,
  { paperId, placed = [], papers }: CandidateNeeds,
): Promise<CandidatePool> {
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  const wanted = new Set(
    rules.sections.flatMap(({ chapters }) => chapters.map(({ knowledgeAreaId }) => knowledgeAreaId)),
  );
  if ([...wanted].some((id) => !areas.has(id))) fail('KNOWLEDGE_AREA_UNKNOWN');
  const rows = await listCandidates(ctx, {
    types: [...new Set(rules.sections.flatMap(({ types }) => types))],
    origin: originOf[rules.criterion],
    except: [...new Set([...placed, ...(await recentlyUsed(ctx, rules, paperId))])],
    seed: rules.seed,
    perCell: papers * mostOfSubject(rules) + (rules.byStudents ? REGRADED : papers > 1 ? SPARE : 0),
    groups: rules.sections.some(({ groups }) => groups !== undefined),
  });
  const asked = rules.byStudents || papers > 1 || paperId === undefined ? rows : [];
  const figures = await figuresOf(
    ctx,
    asked.map(({ id, version }) => ({ questionId: id, version })),
  );
  return {
    candidates: rows.map((row) => candidateOf(row, areas, wanted, rules.byStudents ? figures.get(row.id) : undefined)),
    figures,
    chapterName: (id) => areas.get(id)!.name,
  };
}

/** How many questions of one subject a paper takes at most: no chapter is asked for more. */
function mostOfSubject({ sections }: Blueprint): number {
  const counts = sections.map(({ subject: wanted }) =>
    sections
      .filter(({ subject }) => wanted === undefined || subject === undefined || subject === wanted)
      .reduce((sum, { count }) => sum + count, 0),
  );
  return Math.max(...counts);
}

type Row = Awaited<ReturnType<typeof listCandidates>>[number];

/** `figures`: what students did decides how difficult it is, once enough of them did it. */
function candidateOf(
  { id, type, difficulty, knowledgeAreaId, groupId, groupPosition, groupSize }: Row,
  areas: ReadonlyMap<string, Area>,
  wanted: ReadonlySet<string>,
  figures: QuestionFigures | undefined,
): Candidate {
  const isKnown = figures !== undefined && figures.answers >= ENOUGH_TO_EXPECT;
  return {
    id,
    type,
    difficulty: isKnown ? difficultyNames[fittingDifficulty(figures.right / figures.answers)] : difficulty,
    subject: areas.get(knowledgeAreaId)!.subject,
    chapterId: chapterOf(knowledgeAreaId, areas, wanted),
    ...(groupId !== null && { group: { id: groupId, size: groupSize ?? 0, position: groupPosition ?? 0 } }),
  };
}

async function recentlyUsed(ctx: Context, { unusedDays }: Blueprint, paperId: string | undefined): Promise<string[]> {
  if (unusedDays === undefined) return [];
  return listUsedSince(ctx, paperId, new Date(ctx.clock.now().getTime() - unusedDays * DAY));
}

/** The nearest area above (or itself) that the blueprint names; else its own. */
function chapterOf(areaId: string, areas: ReadonlyMap<string, Area>, wanted: ReadonlySet<string>): string {
  for (let at = areas.get(areaId); at; at = at.parentId === null ? undefined : areas.get(at.parentId))
    if (wanted.has(at.id)) return at.id;
  return areaId;
}
