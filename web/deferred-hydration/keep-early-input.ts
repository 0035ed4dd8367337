/**
 * Queues input on a page before hydration: clicks on buttons and form submissions. After the
 * window's `hydrated` event, fields dispatch their entered values, and then the clicks are replayed
 * in order. Links, fields and forms with an action are handled by the browser itself; a form
 * without one, such as a login, must not put its values into the URL.
 */
export function keepEarlyInput(hydrated: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const presses: (() => void)[] = [];
  const fields = new Map<Field, string | boolean>();
  const until = new AbortController();

  const hold = (event: Event, second: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(second);
  };
  const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

  const on = (type: string, listen: (event: Event & { target: Element }) => void) =>
    addEventListener(type, listen as (event: Event) => void, {
      capture: true,
      signal: until.signal,
    });
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
    if (field.matches('input, textarea, select'))
      fields.set(field, isBox(field) ? field.checked : field.value);
  });

  /**
   * React reports a value only if it differs from the last one it tracked: so the tracked value is
   * changed first.
   */
  const notify = (field: Field, value: string | boolean) => {
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    // A selected file cannot be set by a script, and stays.
    if (field.type !== 'file') {
      field.value = value ? '' : ' ';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      );
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  addEventListener(
    hydrated,
    () => {
      until.abort();
      for (const [field, value] of fields) if (field.isConnected) notify(field, value);
      // React renders the values first: a handler of a controlled form reads the rendered state.
      setTimeout(() => {
        for (const press of presses) press();
      });
    },
    { once: true },
  );
}
