/* The door of practice in the browser. */
export { AskedOfMe } from './assignments/asked-of-me.tsx';
