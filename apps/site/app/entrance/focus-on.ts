/** Puts whoever is refused where something is to be mended; of a date, on its first part. */
export function focusOn(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field) ?? form.elements.namedItem(`${field}.day`);
  if (control instanceof HTMLElement) control.focus();
}
