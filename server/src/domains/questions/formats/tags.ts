import {
  type Difficulty,
  difficultyCodes,
  difficultyNames,
  type QuestionType,
  questionTypes,
} from '@abhyas/contract/questions/shapes';
import type { Parts } from './exchange.ts';

/** What other systems have no field for travels as tags, which they keep and show: `difficulty:hard`, `exam:Apr-2024`, `type:INTEGER`. */
export function writeTags({ type, difficulty, pastExams, tags, key }: Parts): string[] {
  return [
    `type:${type}`,
    ...(difficulty === null ? [] : [`difficulty:${difficultyNames[difficulty]}`]),
    ...pastExams.map((exam) => `exam:${exam}`),
    ...(key?.kind === 'number' && key.decimals !== undefined ? [`round:${key.decimals}`] : []),
    ...(key?.kind === 'text' && key.caseSensitive ? ['case:exact'] : []),
    ...tags.filter((tag) => !isOwnTag(tag)),
  ];
}

/** The path of an area as other systems write categories: a slash within a name is doubled. */
export const categoryOf = (areaName: string): string =>
  areaName
    .split(' › ')
    .map((name) => name.replaceAll('/', '//'))
    .join('/');

export interface ReadTags {
  readonly type?: QuestionType | undefined;
  readonly difficulty: Difficulty | null;
  readonly pastExams: readonly string[];
  readonly decimals?: number | undefined;
  readonly exactCase: boolean;
  /** What people call the question. */
  readonly tags: readonly string[];
}

const EXAM = /^exam:((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{4})$/;

const OURS = /^(?:type|difficulty|exam|round|case|area):/;
/** Reads as a field of ours and not as a tag that somebody gave. */
export const isOwnTag = (tag: string): boolean => OURS.test(tag);

/** Reads such tags back; any other is a tag of ours too. */
export function readTags(tags: readonly string[]): ReadTags {
  const after = (prefix: string) => tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length);
  const name = after('difficulty:')?.toLowerCase();
  const decimals = after('round:');
  return {
    type: questionTypes.find((type) => type === after('type:')),
    difficulty:
      name !== undefined && name in difficultyCodes ? difficultyCodes[name as keyof typeof difficultyCodes] : null,
    pastExams: [...new Set(tags.flatMap((tag) => EXAM.exec(tag)?.[1] ?? []))].slice(0, 20),
    decimals: decimals !== undefined && /^(?:\d|10)$/.test(decimals) ? Number(decimals) : undefined,
    exactCase: tags.includes('case:exact'),
    tags: [
      ...new Set(
        tags
          .filter((tag) => !isOwnTag(tag))
          .map((tag) => tag.slice(0, 40).toWellFormed().trim())
          .filter(Boolean),
      ),
    ].slice(0, 20),
  };
}
