/** What may be wrong with an archive; each has a text `courses.imports.problems.<key>`. */
export type ArchiveProblem =
  | 'broken'
  | 'encrypted'
  | 'packing'
  | 'tooManyFiles'
  | 'tooLarge'
  | 'bomb'
  | 'path'
  | 'link'
  | 'twice'
  | 'overlap';

/** An archive that is not read; `path` is the file that it is about, where it is about one. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;
  readonly path: string | undefined;
  constructor(problem: ArchiveProblem, path?: string) {
    super(path === undefined ? problem : `${problem}: ${path}`);
    this.name = 'ArchiveError';
    this.problem = problem;
    this.path = path;
  }
}
