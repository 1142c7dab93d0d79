/* The door of tenancy in the browser: what other domains may show of an institute. */
export { BankDetails } from './bank/bank-details.tsx';
export { InstituteLogo, Logo } from './brand/institute-logo.tsx';
export { SocialLinks } from './brand/social-links.tsx';
