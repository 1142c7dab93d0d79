/** Leads to a field by its path, or by the longest beginning of it that has one; a field that is only now being drawn is waited for. */
export function leadToField(path: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(path)));
}

function focusField(path: string) {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const field = fields.find((one) => one.dataset['field'] === at);
    // The tools of a text stand before it, and are not what is meant.
    const target =
      field?.querySelector<HTMLElement>('[role=textbox]') ??
      field?.querySelector<HTMLElement>('input, textarea, button');
    if (!target) continue;
    target.scrollIntoView({ block: 'center' });
    target.focus();
    return;
  }
}

/** The path of the field in which one writes now. */
export const focusedPath = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
