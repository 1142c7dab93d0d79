import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** What a run of vitest says of one test file. */
export interface TestedFile {
  /** Path from the project's folder. */
  readonly file: string;
  /** From the loading of its modules to the end of its last hook. */
  readonly seconds: number;
  readonly failed: boolean;
}

/** Names the environment variable with the path that the report is written to. */
export const REPORT_PATH = 'ABHYAS_FILE_REPORT';

/** A reporter of vitest: writes every file of the run with its seconds, hooks included, which vitest's JSON leaves out. */
export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env[REPORT_PATH];
    if (path) writeFileSync(path, JSON.stringify(modules.map(reportOf)));
  }
}

function reportOf(module: TestModule): TestedFile {
  // The environment is left out: vitest counts the one of a worker again for each of its files.
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: relative(process.cwd(), module.moduleId),
    seconds: Math.round((collectDuration + setupDuration + duration) / 10) / 100,
    failed: !module.ok(),
  };
}

/** Reads the report of a run; undefined where the run ended before it could write one. */
export function readReport(path: string): readonly TestedFile[] | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as TestedFile[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
