/* The door of notices in the browser: nothing of it stands on the first page; the shell fetches the bell by itself. */
export { LoadFailed } from './load-failed.tsx';
