import type { AllowedItem } from '@abhyas/contract/access';
import { allowedItems } from '@abhyas/contract/access';
import type { InstituteStory } from '../../src/domains/tenancy/factories.ts';

const svg = (inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9"${inner}</svg>`)}`;

const globe = svg(
  ' fill="#1b2a56"/><g fill="none" stroke="#fff" stroke-width="1.6"><circle cx="17" cy="17" r="9.5"/><ellipse cx="17" cy="17" rx="4" ry="9.5"/></g><path d="M7.5 17h19" stroke="#f26b21" stroke-width="2.2"/>',
);
const star = svg(
  ' fill="#123d3a"/><path d="M17 6l2.6 8.4L28 17l-8.4 2.6L17 28l-2.6-8.4L6 17l8.4-2.6z" fill="#fff"/><circle cx="17" cy="17" r="2.2" fill="#18a090"/>',
);
const page = svg(
  ' fill="#1b2a56"/><path d="M9 10h9.500a3 3 0 0 1 3 3v11H12a3 3 0 0 1-3-3z" fill="none" stroke="#fff" stroke-width="1.800" stroke-linejoin="round"/><path d="M13 15.500l2 2 4-4.400" fill="none" stroke="#f26b21" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>',
);

const without = (...names: AllowedItem[]) => allowedItems.filter((name) => !names.includes(name));

/** The three institutes of the demonstration. Ids are instituteKeys. */
export const institutes = {
  provider: {
    id: 1,
    kind: 'provider',
    subdomain: 'abhyas',
    name: 'Abhyas',
    tagline: 'Tests and practice from institutes you trust',
    // The client of the simulated Google; the other two institutes use it as well.
    googleKey: 'abhyas-demo',
    logo: page,
    icon: page,
    accent: '#1b2a56',
    action: '#cb4d09',
    allowedItems: without('facebookLogin', 'signUp'),
    flags: { partner: true, student: true, test_generation: true, manage: true },
    social: { youtube: 'https://www.youtube.com/', linkedin: 'https://www.linkedin.com/' },
  },
  meridian: {
    id: 2,
    kind: 'institute',
    subdomain: 'meridian',
    name: 'Meridian Academy',
    tagline: 'JEE and NEET',
    logo: globe,
    icon: globe,
    accent: '#1b2a56',
    action: '#cb4d09',
    allowedItems: without('facebookLogin'),
    flags: { partner: true, student: true, test_generation: true, manage: true },
    social: {
      instagram: 'https://www.instagram.com/',
      youtube: 'https://www.youtube.com/',
      whatsapp: 'https://www.whatsapp.com/',
      telegram: 'https://telegram.org/',
    },
  },
  northstar: {
    id: 3,
    kind: 'publisher',
    subdomain: 'northstar',
    name: 'Northstar Press',
    tagline: 'Books and question banks',
    logo: star,
    icon: star,
    accent: '#123d3a',
    action: '#0f766e',
    allowedItems: ['marketPlace', 'footer', 'forgetPassword', 'changePassword'],
    flags: { partner: true, student: true, test_generation: false, manage: false },
    social: { linkedin: 'https://www.linkedin.com/' },
  },
} as const satisfies Record<string, InstituteStory>;
