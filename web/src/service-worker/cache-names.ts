/** Caches of the service worker; a new name forgets what the old one held. */
export const PARTS = 'abhyas-parts';
export const TEXTS = 'abhyas-texts';
export const SHELL = 'abhyas-shell';
/** The page that stands for all others without a network: it holds the institute's settings and nothing of a person. */
export const SHELL_ADDRESS = '/student';
