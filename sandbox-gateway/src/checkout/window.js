// The sandbox's counterpart of the provider's checkout script: plain browser code, served
// unchanged.
// It builds its window with CSSOM and DOM calls only, so that a page's strict content policy lets it through.
(() => {
  const base = new URL('.', document.currentScript.src);

  const rules = `
    .sandbox-pay { box-sizing: border-box; width: min(420px, calc(100vw - 32px)); max-height: calc(100dvh - 32px); overflow: auto;
      margin: auto; padding: 0; border: 1px solid #E7E3DC; border-top: 6px solid #114C48; border-radius: 4px 20px; corner-shape: round bevel;
      background: #FFFFFF; color: #11211F; font: 400 16px/1.5 'Anek Latin', system-ui, sans-serif;
      box-shadow: 0 30px 70px -24px rgb(8 39 39 / .38); }
    .sandbox-pay::backdrop { background: rgb(8 39 39 / .55); }
    .sandbox-pay * { box-sizing: border-box; font: inherit; margin: 0; }
    .sandbox-pay-body { display: grid; gap: 16px; padding: 20px; }
    .sandbox-pay-title { font: 500 22px/1.2 Eczar, 'Anek Latin', serif; }
    .sandbox-pay-notice { padding: 8px 12px; background: #FDF0D2; color: #5E3B00; border-radius: 6px; font-size: 14px; }
    .sandbox-pay-sum { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding-bottom: 16px;
      border-bottom: 1px solid #E7E3DC; }
    .sandbox-pay-merchant { color: #54605C; overflow-wrap: anywhere; }
    .sandbox-pay-amount { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
    .sandbox-pay-label { display: grid; gap: 4px; font-size: 14px; color: #34433F; }
    .sandbox-pay-field { width: 100%; min-height: 48px; padding: 0 12px; border: 1px solid #857F75; border-radius: 6px;
      background: #FFFFFF; color: inherit; font-size: 16px; }
    .sandbox-pay-status { min-height: 24px; font-size: 14px; color: #B0261B; }
    .sandbox-pay-buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
    .sandbox-pay-button { min-height: 48px; padding: 0 16px; border: 1px solid #114C48; border-radius: 3px 12px; corner-shape: round bevel;
      background: #FFFFFF; color: #114C48; font-weight: 600; cursor: pointer; }
    .sandbox-pay-button[data-main] { grid-column: 1 / -1; min-height: 56px; border-color: #F2B743; background: #F2B743; color: #11211F; }
    .sandbox-pay-button[aria-disabled=true] { border-color: #E7E3DC; background: #E7E3DC; color: #54605C; cursor: default; }
    .sandbox-pay :focus-visible { outline: 3px solid #22509B; outline-offset: 3px; }
    @media (prefers-reduced-motion: no-preference) {
      .sandbox-pay[open] { animation: sandbox-pay-in 200ms cubic-bezier(.2, .7, .2, 1); }
      @keyframes sandbox-pay-in { from { opacity: 0; transform: translateY(8px); } }
    }`;

  function dress() {
    if (dress.done) return;
    dress.done = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function make(tag, name, text, attributes = {}) {
    const element = document.createElement(tag);
    element.className = `sandbox-pay-${name}`;
    if (text !== undefined) element.textContent = text;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }

  const rupees = (paise) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    }).format(paise / 100);

  const lost = {
    code: 'BAD_REQUEST_ERROR',
    description: 'The sandbox could not be reached.',
    source: 'customer',
    step: 'payment_initiation',
    reason: 'payment_failed',
    metadata: {},
  };

  /** Requests a payment from the gateway: `{ fields, play }` on success, `{ error }` on failure. */
  async function attempt(options, outcome, instrument) {
    const { email, contact } = options.prefill ?? {};
    try {
      const response = await fetch(new URL('checkout/attempt', base), {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          key: options.key,
          order_id: options.order_id,
          outcome,
          ...(instrument && { instrument }),
          ...(email && { email }),
          ...(contact && { contact }),
          ...(options.description && { description: options.description }),
        }),
      });
      const answer = await response.json();
      if (!response.ok) return { error: { ...lost, ...answer.error } };
      return { fields: answer, play: response.headers.get('x-sandbox-window') };
    } catch {
      return { error: { ...lost, metadata: { order_id: options.order_id } } };
    }
  }

  /** Hands the callback fields over by a form, for pages that ask for `redirect`. */
  function post(address, fields) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = address;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  class Razorpay {
    #options;
    #listeners = new Map();
    #window = null;
    #timer;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#window) return this;
      dress();
      this.#window = this.#build();
      document.body.append(this.#window.dialog);
      this.#window.dialog.showModal();
      this.#window.succeed.focus();
      if (this.#options.timeout > 0)
        this.#timer = setTimeout(() => this.#dismiss('timeout'), this.#options.timeout * 1000);
      return this;
    }

    close() {
      clearTimeout(this.#timer);
      const closing = this.#window;
      this.#window = null;
      closing?.dialog.close();
      closing?.dialog.remove();
    }

    #build() {
      const { name = '', amount, modal = {} } = this.#options;
      const dialog = make('dialog', 'window', undefined, {
        'aria-labelledby': 'sandbox-pay-title',
      });
      dialog.className = 'sandbox-pay';
      const field = make('input', 'field', undefined, {
        type: 'text',
        autocomplete: 'off',
        maxlength: '64',
      });
      const label = make('label', 'label', 'Test card or UPI ID (optional)');
      label.append(field);
      const status = make('p', 'status', '', { role: 'status' });
      const succeed = make('button', 'button', 'Succeed', { type: 'button', 'data-main': '' });
      const fail = make('button', 'button', 'Fail', { type: 'button' });
      const close = make('button', 'button', 'Close', { type: 'button' });
      const sum = make('div', 'sum');
      sum.append(make('span', 'merchant', name));
      if (Number.isFinite(Number(amount)))
        sum.append(make('span', 'amount', rupees(Number(amount))));
      const buttons = make('div', 'buttons');
      buttons.append(succeed, fail, close);
      const body = make('div', 'body');
      body.append(
        make('h2', 'title', 'Test payment', { id: 'sandbox-pay-title' }),
        make('p', 'notice', 'This is the test gateway. No money moves.'),
        sum,
        label,
        status,
        buttons,
      );
      dialog.append(body);

      succeed.addEventListener('click', () => this.#try('succeed'));
      fail.addEventListener('click', () => this.#try('fail'));
      close.addEventListener('click', () => this.#dismiss());
      // Handled as a key: a browser lets a page refuse only the first of its own requests to close a dialog.
      dialog.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return keepInside(event, [field, succeed, fail, close]);
        event.preventDefault();
        if (modal.escape !== false) this.#dismiss();
      });
      // Closed by the browser itself, by a phone's back gesture for one.
      dialog.addEventListener('close', () => this.#dismiss());
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog && modal.backdropclose === true) this.#dismiss();
      });
      return { dialog, field, status, succeed, fail, busy: false };
    }

    async #try(outcome) {
      const opened = this.#window;
      if (!opened || opened.busy) return;
      this.#setBusy(opened, true, 'Asking the test gateway…');
      const result = await attempt(this.#options, outcome, opened.field.value.trim());
      // Closed before the response arrived: the page has been notified already.
      if (this.#window !== opened) return;
      this.#setBusy(opened, false, '');
      if (result.error) this.#failed(opened, result.error);
      else this.#succeeded(result);
    }

    #failed(opened, error) {
      opened.status.textContent = `${error.description} You can try again.`;
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
      if (this.#options.retry === false || this.#options.retry?.enabled === false) this.#dismiss();
    }

    #succeeded({ fields, play }) {
      const { handler, callback_url, redirect } = this.#options;
      if (play === 'dismissed-after-paying') return this.#dismiss();
      if (play === 'handler-never') return this.close();
      if (callback_url && (redirect || !handler)) post(callback_url, fields);
      else {
        handler?.(fields);
        if (play === 'handler-twice') handler?.(fields);
      }
      this.close();
    }

    #setBusy(opened, busy, message) {
      opened.busy = busy;
      opened.status.textContent = message;
      // Not `disabled`: that would throw the keyboard's focus out of the window.
      for (const button of [opened.succeed, opened.fail])
        button.setAttribute('aria-disabled', String(busy));
    }

    #dismiss(reason) {
      if (!this.#window) return;
      this.close();
      this.#options.modal?.ondismiss?.(reason);
    }
  }

  /** The browser's own modal lets Tab wander to its toolbar; here it goes round. */
  function keepInside(event, stops) {
    if (event.key !== 'Tab') return;
    const [first, last] = [stops[0], stops.at(-1)];
    const from = event.shiftKey ? first : last;
    if (document.activeElement !== from) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }

  window.Razorpay = Razorpay;
})();
