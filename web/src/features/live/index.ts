/* The door of live in the browser. */
export { NextClass } from './classes/next-class.tsx';
