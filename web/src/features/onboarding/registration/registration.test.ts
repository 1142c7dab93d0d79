import type { Registration } from '@abhyas/contract/onboarding/registration';
import { describe, expect, it } from 'vitest';
import { placeOf, reachOf } from './use-registration.ts';
import { asSubdomain, asTyped } from './use-subdomain.ts';

const begun: Registration = {
  person: {
    firstName: 'Asha',
    lastName: '',
    email: 'asha@apex.example',
    countryCode: '91',
    mobileNumber: '+919812300000',
  },
  proven: { mail: false, sms: false },
  institute: null,
  founded: null,
};
const proven: Registration = { ...begun, proven: { mail: true, sms: true } };
const named: Registration = { ...proven, institute: { kind: 'institute', name: 'Apex', examIds: [], size: 'small' } };
const founded: Registration = {
  ...named,
  founded: { name: 'Apex', host: 'apex.localhost', origin: 'http://apex.localhost' },
};

describe('a registration that is resumed', () => {
  it.each([
    [null, 'you'],
    [begun, 'prove'],
    [{ ...begun, proven: { mail: true, sms: false } }, 'prove'],
    [proven, 'institute'],
    [named, 'address'],
    [founded, 'founded'],
  ] as const)('goes on at the first part that is missing', (registration, place) => {
    expect(reachOf(registration)).toBe(place);
    expect(placeOf(registration, undefined)).toBe(place);
  });
  it('goes back to a part that an address names, but never ahead', () => {
    expect(placeOf(named, 'you')).toBe('you');
    expect(placeOf(begun, 'address')).toBe('prove');
    expect(placeOf(null, 'institute')).toBe('you');
    expect(placeOf(named, 'nowhere')).toBe('address');
  });
  it('does not go back once the institute stands', () => expect(placeOf(founded, 'you')).toBe('founded'));
});

describe('the wish for an address', () => {
  it.each([
    ['Apex Coaching & Co.', 'apex-coaching-and-co'],
    ['Éclat Académie', 'eclat-academie'],
    ['अभ्यास', ''],
    ['--  --', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('begins with the institute’s name: %s', (name, subdomain) => expect(asSubdomain(name)).toBe(subdomain));
  it('takes spaces and capitals as they are meant', () => expect(asTyped('My Big_Class')).toBe('my-big-class'));
});
