import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';

const world = await testWorld();

describe('the list of people as a spreadsheet', () => {
  it('never makes the office’s spreadsheet run what somebody wrote as a name', async () => {
    const institute = await world.institute();
    const owner = await institute.person('owner');
    await institute.person('student', { firstName: '=HYPERLINK("http://evil.test";"x")', signedOut: true });
    await institute.person('student', { firstName: '@SUM(1+1)*cmd|A0', signedOut: true });
    const csv = await owner.api.identity.exportPeople({ query: { kind: 'student' } });
    expect(csv).toContain('HYPERLINK');
    for (const cell of csv.split(/[\r\n,]+/)) expect(cell.replace(/^"/, '')).not.toMatch(/^[=@+]/);
  });
});
