import { expect, it } from 'vitest';
import { readablePage } from './readable-page.ts';

it('shows lists as tables and things by their names', () => {
  const page = readablePage('My data', {
    identity: {
      account: { firstName: 'Asha', mobile: null },
      sessions: [{ openedAt: '2026-11-21', kinds: ['web', 'app'] }],
    },
  });
  expect(page).toContain('<dt>First name</dt><dd>Asha</dd><dt>Mobile</dt><dd>–</dd>');
  expect(page).toContain('<th scope="col">Opened at</th>');
  expect(page).toContain('<td>web, app</td>');
});

it('runs nothing that somebody typed', () => {
  const page = readablePage('<b>x</b>', { a: { '<i>': '<script>alert(1)</script>', list: [{ '"q"': '<img>' }] } });
  expect(page).not.toMatch(/<script|<img|<i>|<b>x/);
});
