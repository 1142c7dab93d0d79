export { grant } from './grants/grant.ts';
export { mayOpen, openThings, openToEveryone } from './grants/may-open.ts';
