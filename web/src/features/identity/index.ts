/* The door of identity in the browser: who is signed in, the way out, and asking why something is done to a person. */
export { AccountMenu } from './account-menu/account-menu.tsx';
export { useSignOut } from './sign-out/use-sign-out.ts';
export { ReasonForm } from './people/reason-form.tsx';
