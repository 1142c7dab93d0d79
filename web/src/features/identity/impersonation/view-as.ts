/** Where a tab keeps under which view it looks at a student's pages; the calls of this tab carry it. */
const KEY = 'abhyas.view-as';

/** Begins or ends looking at a student's pages in this tab; the page starts anew, so that nothing of the one shows in the other. */
export function viewAs(viewId: string | undefined, goTo: string): void {
  if (viewId === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, viewId);
  location.assign(goTo);
}
