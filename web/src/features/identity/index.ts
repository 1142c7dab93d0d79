/* The door of identity in the browser: who is signed in, and the way out. */
export { AccountMenu } from './account-menu/account-menu.tsx';
export { useSignOut } from './sign-out/use-sign-out.ts';
