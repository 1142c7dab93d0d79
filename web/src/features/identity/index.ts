/* The door of identity in the browser: who is signed in, the way out, and asking why something is done to a person. */
export { AccountMenu } from './account-menu/account-menu.tsx';
export { useSignOut } from './sign-out/use-sign-out.ts';
export { SeenAs } from './impersonation/seen-as.tsx';
export { ReasonForm } from './people/reason-form.tsx';
