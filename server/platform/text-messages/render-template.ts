const placeholder = /\{(\w+)\}/g;

/** The names of a template's values, in order, without duplicates. */
export function namesIn(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** Inserts values into a template. @throws Error for a missing value */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The value ${name} of a template is missing.`);
    return value;
  });
}

/** The template as registered at WhatsApp: {{1}} for the first value. */
export function asWhatsApp(template: string): string {
  const names = namesIn(template);
  return template.replace(placeholder, (_, name: string) => `{{${names.indexOf(name) + 1}}}`);
}

/** The template as registered in the DLT portal. */
export function asDlt(template: string): string {
  return template.replace(placeholder, '{#var#}');
}
