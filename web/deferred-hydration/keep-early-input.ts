/**
 * Holds what someone does to a page that cannot answer yet: presses of buttons and forms that are sent. Once the window
 * says `hydrated`, fields are told what was written into them, and then the presses follow in their order. Links are
 * followed, fields filled and forms with an address sent by the browser itself, as always; a form without one, a login,
 * must not reach the address bar.
 */
export function keepEarlyInput(hydrated: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const presses: (() => void)[] = [];
  const fields = new Map<Field, string | boolean>();
  const until = new AbortController();

  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(again);
  };
  const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

  const on = (type: string, listen: (event: Event & { target: Element }) => void) =>
    addEventListener(type, listen as (event: Event) => void, { capture: true, signal: until.signal });
  on('click', (event) => {
    const button = event.target.closest('button');
    const sends = button?.type === 'submit' && button.form?.hasAttribute('action');
    if (button && !sends) hold(event, () => button.click());
  });
  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('action')) hold(event, () => form.requestSubmit());
  });
  on('input', ({ target }) => {
    const field = target as Field;
    if (field.matches('input, textarea, select')) fields.set(field, isBox(field) ? field.checked : field.value);
  });

  /** React hears of a value only where it differs from the last one it saw: that one is made another first. */
  const tell = (field: Field, value: string | boolean) => {
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    // A chosen file cannot be written, and stays.
    if (field.type !== 'file') {
      field.value = value ? '' : ' ';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  addEventListener(
    hydrated,
    () => {
      until.abort();
      for (const [field, value] of fields) if (field.isConnected) tell(field, value);
      for (const press of presses) press();
    },
    { once: true },
  );
}
