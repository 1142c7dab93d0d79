import { describe, expect, it } from 'vitest';
import { judgeSubdomain } from './judge-subdomain.ts';
import { asSubdomain, subdomainCandidates } from './suggest-subdomains.ts';

const judge = (name: string) => judgeSubdomain(name, 'abhyas');

describe('a subdomain', () => {
  it.each(['meridian', 'a1b', 'iit-point-2026', 'm'.repeat(40), 'classes', 'assessment-hub', 'cockpit', 'pathsaala'])(
    'may be called %s',
    (name) => expect(judge(name)).toBeUndefined(),
  );
  it.each([
    'ab',
    'm'.repeat(41),
    '',
    '-edge',
    'edge-',
    'xn--80ak6aa92e',
    'two--hyphens',
    'with.dot',
    'with space',
    'Großes',
    'अभ्यास',
    '12345',
    'a_b',
  ])('has 3 to 40 small letters, digits and single hyphens, so not “%s”', (name) =>
    expect(judge(name)).toBe('malformed'),
  );
  it.each(['www', 'login', 'admin', 'l0gin', 'adm1n', 'ad-min', 's3cure', 'supp0rt', 'neet', 'api', 'paytm', '10g1n'])(
    'does not pass for somebody in authority: %s',
    (name) => expect(judge(name)).toBe('reserved'),
  );
  it.each(['abhyas', 'abhyas-support', 'abhya5', '4bhyas-official', 'abh-yas'])(
    'does not begin with the provider’s name: %s',
    (name) => expect(judge(name)).toBe('reserved'),
  );
  it.each([
    'fuck',
    'my-fvck-fuck',
    'fu-ck-off',
    'b1tch',
    'p0rn-hub',
    'ch0du',
    'sex-classes',
    '5ex',
    'big-a55',
    'n1gga',
  ])('insults nobody: %s', (name) => expect(judge(name)).toBe('offensive'));
});

describe('what is offered instead', () => {
  it('begins with the institute’s own name', () => {
    expect(subdomainCandidates('apex', 'Apex Coaching & Co.', 2026).slice(0, 3)).toEqual([
      'apex-coaching-and-co',
      'apexcoachingandco',
      'apex-coaching',
    ]);
  });
  it('never is what was asked for, and always can be had by its form', () => {
    for (const wish of ['apex', '', 'x'.repeat(60), 'अभ्यास', '--', 'a'])
      for (const name of ['', 'Ω', 'Apex', 'Éclat Académie', 'x'.repeat(80)]) {
        const offered = subdomainCandidates(wish, name, 2026);
        expect(offered.length).toBeGreaterThan(3);
        expect(offered).not.toContain(wish);
        expect(offered.filter((one) => judge(one) === 'malformed')).toEqual([]);
      }
  });
  it('writes names of other alphabets without their marks', () =>
    expect(asSubdomain('Éclat  Académie!')).toBe('eclat-academie'));
});
