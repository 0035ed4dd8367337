const placeholder = /\{(\w+)\}/g;

/** The names of a template's values, in their order; a name that is repeated is there once. */
export function namesIn(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** A template with its values. @throws Error for a value that is missing */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The value ${name} of a template is missing.`);
    return value;
  });
}

/** As WhatsApp has it registered: {{1}} for the first value. */
export function asWhatsApp(template: string): string {
  const names = namesIn(template);
  return template.replace(placeholder, (_, name: string) => `{{${names.indexOf(name) + 1}}}`);
}

/** As the DLT portal has it registered. */
export function asDlt(template: string): string {
  return template.replace(placeholder, '{#var#}');
}
