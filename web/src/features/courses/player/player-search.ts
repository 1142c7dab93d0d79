const panels = ['about', 'lessons', 'notes', 'doubts'] as const;
export type PlayerPanel = (typeof panels)[number];
export interface PlayerSearch {
  readonly lesson?: string;
  /** Second, page or thousandth at which to begin. */
  readonly at?: number;
  readonly doubt?: string;
  readonly panel?: PlayerPanel;
  /** Under the lesson, where notes and doubts have a place of their own: the transcript in the place of what the lesson is about. */
  readonly below?: 'transcript';
}

const word = (raw: unknown) => (typeof raw === 'string' && raw.length > 0 && raw.length <= 64 ? raw : undefined);

/** What the address of the player says; what it cannot mean is left out. */
export function readPlayerSearch(raw: Record<string, unknown>): PlayerSearch {
  const [lesson, doubt, at] = [word(raw['lesson']), word(raw['doubt']), Number(raw['at'])];
  const panel = panels.find((name) => name === raw['panel']);
  return {
    ...(lesson && { lesson }),
    ...(raw['at'] !== undefined && Number.isInteger(at) && at >= 0 && { at }),
    ...(doubt && { doubt }),
    ...(panel && { panel }),
    ...(raw['below'] === 'transcript' && { below: 'transcript' }),
  };
}
