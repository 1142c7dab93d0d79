/** Where a tab keeps the switch under which an employee works; the calls of this tab carry it. */
const KEY = 'abhyas.act-in';

/** Begins or ends the work of this tab in another institute; the page starts anew, so that nothing of the one shows in the other. */
export function actIn(switchId: string | undefined, goTo: string): void {
  if (switchId === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, switchId);
  location.assign(goTo);
}
