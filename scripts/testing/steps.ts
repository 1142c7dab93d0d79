import type { Affected, UnderFaults } from './affected.ts';

/** One thing that a run does. */
export interface Step {
  readonly name: string;
  /** Program and arguments; for tests the arguments of `vitest run`. */
  readonly command: readonly string[];
  /** Test files, which may have a second look and have a limit of time. */
  readonly tests?: true;
  /** Beginnings of the paths of the test files, where not all of them run. */
  readonly only?: readonly string[];
}

/** Steps that run one after the other. */
export type Lane = readonly Step[];

/** One checker for each project: two of them run beside each other, and each further checker looks at the same types again. */
const types = (project: string): Step => ({
  name: `types of ${project}`,
  command: ['tsc', '-p', project, '--checkers', '1'],
});

/** Two lanes of about equal length, for two cores. The build writes the route tree, which the types and the dead code of web need. */
export const staticLanes: readonly Lane[] = [
  [
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    { name: 'web build', command: ['node', 'scripts/build-web.ts'] },
    types('web'),
    types('web/src/service-worker'),
    { name: 'dead code', command: ['knip'] },
  ],
  [
    { name: 'lint', command: ['oxlint', '--deny-warnings'] },
    types('contract'),
    types('server'),
    types('e2e'),
    types('scripts'),
  ],
];

export const useCases: Step = { name: 'rules and use cases', command: [], tests: true };
/** What is promised while servers are killed, one after the other: each takes a core and a database of its own. */
export const faults: Readonly<Record<UnderFaults, Step>> = {
  answers: { name: 'answers under faults', command: ['node', 'chaos/chaos.ts', '--runs', '200'] },
  payments: { name: 'payments under faults', command: ['node', 'chaos/chaos.ts', '--payments', '--runs', '200'] },
};
export const journeys: Step = { name: 'journeys', command: ['--config', 'e2e/vitest.config.ts'], tests: true };

/** Everything, phase by phase; the lanes of a phase run beside each other. */
export const everything = (browser: boolean): readonly (readonly Lane[])[] => [
  staticLanes,
  [[useCases], [faults.answers, faults.payments]],
  ...(browser ? [[[journeys]]] : []),
];

/** The same for a part of the tests. Formats, types and dead code are looked at everywhere. */
export const affectedSteps = (affected: Affected): readonly (readonly Lane[])[] =>
  affected.all
    ? everything(true)
    : [
        staticLanes,
        [
          [{ ...useCases, only: affected.tests }],
          ...(affected.faults.length > 0 ? [affected.faults.map((one) => faults[one])] : []),
        ],
        ...(affected.journeys.length > 0 ? [[[{ ...journeys, only: affected.journeys }]]] : []),
      ];
