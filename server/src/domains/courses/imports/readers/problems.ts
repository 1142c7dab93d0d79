import type { ImportProblem } from '@abhyas/contract/courses/portability';

/** Gathers what is wrong, with the lines of the outline. */
export class Problems {
  readonly all: ImportProblem[] = [];

  error(key: string, line: number | null = null, details: ImportProblem['details'] = {}): void {
    this.all.push({ level: 'error', line, key, details });
  }
  warning(key: string, line: number | null = null, details: ImportProblem['details'] = {}): void {
    this.all.push({ level: 'warning', line, key, details });
  }
}
