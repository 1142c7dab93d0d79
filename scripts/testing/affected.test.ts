import { describe, expect, it } from 'vitest';
import { type DomainName, domainNames, mayImport } from '../../architecture.ts';
import { affectedBy, withImporters } from './affected.ts';
import { affectedSteps, everything } from './steps.ts';

const journeys = new Map<string, readonly DomainName[]>([
  ['e2e/study-course.spec.ts', ['courses', 'media']],
  ['e2e/sit-a-paper.spec.ts', ['assessments']],
  ['e2e/every-screen.spec.ts', domainNames],
]);
const rules = ['bench/', 'chaos/', 'contract/src/', 'scripts/'];
const of = (...paths: string[]) => affectedBy(paths, { journeys, wholeServer: ['server/src/endpoints.test.ts'] });

/** What a change chooses beside the rules. */
function chosen(...paths: string[]) {
  const affected = of(...paths);
  if (affected.all) throw new Error(`everything, because of ${affected.because}`);
  expect(affected.tests).toEqual(expect.arrayContaining(rules));
  return { ...affected, tests: affected.tests.filter((test) => !rules.includes(test)) };
}

describe('a change', () => {
  it.each([
    'server/src/kernel/events.ts',
    'server/src/app.ts',
    'server/src/testing/world.ts',
    'server/database/migrations/0001-institutes.sql',
    'web/src/ui/page/list-card.tsx',
    'web/src/lib/url-search.ts',
    'web/src/routes/partner/index.tsx',
    'web/src/i18n/ui.en.json',
    'contract/src/shapes.ts',
    'contract/src/sheet-checks/index.ts',
    'e2e/browser.ts',
    'scripts/build-web.ts',
    'architecture.ts',
    'package-lock.json',
    'server/src/domains/weather/forecast.ts',
    'a-new-folder/file.ts',
  ])('of %s can break everything', (path) => {
    const affected = of('docs/architecture.md', path);
    expect(affected).toEqual({ all: true, because: path });
    expect(affectedSteps(affected)).toEqual(everything(true));
  });

  it('of a use case can break its domain, those that import it, and the journeys that name it', () => {
    const { tests, journeys: walks, faults } = chosen('server/src/domains/onboarding/checklist/show-checklist.ts');
    expect(tests).toEqual([
      'server/src/domains/discovery/',
      'server/src/domains/insights/',
      'server/src/domains/onboarding/',
      'server/src/endpoints.test.ts',
    ]);
    expect(walks).toEqual(['e2e/every-screen.spec.ts']);
    expect(faults).toEqual([]);
  });

  it('of a screen can break nothing on the server', () => {
    const { tests, journeys: walks } = chosen(
      'web/src/features/insights/audit/audit.tsx',
      'web/src/i18n/media.en.json',
    );
    expect(tests.filter((test) => test.startsWith('server/'))).toEqual([]);
    expect(tests).toContain('web/src/features/insights/');
    expect(tests).toContain('web/src/features/courses/');
    expect(walks).toEqual(['e2e/every-screen.spec.ts', 'e2e/study-course.spec.ts']);
  });

  it('of a contract can break both sides', () => {
    const { tests } = chosen('contract/src/insights/audit.ts');
    expect(tests).toEqual([
      'server/src/domains/insights/',
      'server/src/endpoints.test.ts',
      'web/src/app/',
      'web/src/features/insights/',
      'web/src/routes/',
    ]);
  });

  it('of what answers rest upon is tried under faults', () => {
    expect(chosen('server/src/domains/taxonomy/exams.ts').faults).toEqual(['answers', 'payments']);
    expect(chosen('server/src/domains/commerce/orders/settle-order.ts').faults).toEqual(['payments']);
    expect(chosen('chaos/chaos.ts').faults).toEqual(['answers', 'payments']);
    expect(chosen('web/src/features/assessments/report/report.tsx').faults).toEqual([]);
  });

  it('of a test or a journey runs itself alone', () => {
    const { tests, journeys: walks } = chosen(
      'server/src/domains/courses/ratings/ratings.test.ts',
      'web/src/ui/form/form.test.tsx',
      'e2e/sit-a-paper.spec.ts',
    );
    expect(tests).toEqual(['server/src/domains/courses/ratings/ratings.test.ts', 'web/src/ui/form/form.test.tsx']);
    expect(walks).toEqual(['e2e/sit-a-paper.spec.ts']);
  });

  it('that takes a journey away runs no journey', () => expect(chosen('e2e/gone.spec.ts').journeys).toEqual([]));

  it('of texts and rules, or of nothing, needs the rules alone', () => {
    for (const paths of [['docs/exams.md', 'server/src/domains/media/README.md', 'scripts/boundaries/laws.ts'], []])
      expect(chosen(...paths)).toEqual({ all: false, tests: [], journeys: [], faults: [] });
  });
});

describe('the steps', () => {
  it('name what is chosen, and never leave the choice of tests empty, which would mean all of them', () => {
    const [, [useCases, faults] = [], journeysPhase] = affectedSteps(of('contract/src/assessments/papers.ts'));
    expect(useCases?.[0]?.only).toEqual(expect.arrayContaining(rules));
    expect(faults?.[0]?.name).toBe('answers under faults');
    expect(journeysPhase?.[0]?.[0]?.only).toEqual(['e2e/every-screen.spec.ts', 'e2e/sit-a-paper.spec.ts']);
    expect(affectedSteps(of('docs/exams.md'))).toHaveLength(2);
  });
});

it.each(domainNames)('whoever may import %s is reached by a change of it', (domain) => {
  const reached = withImporters(domain);
  for (const one of reached)
    for (const other of domainNames) if (mayImport(other).has(one)) expect(reached).toContain(other);
  expect(reached).not.toContain(domain === 'audit' ? undefined : 'audit');
});
