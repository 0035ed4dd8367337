import { defined, palette } from '@jyotiratna/contract';
import type { Email, EmailBlock, EmailRow, Sender } from './email.ts';

/** Colours of the design system; email clients do not support CSS variables. */
const ink = palette.ink900;
const inkSoft = palette.ink600;
const ground = palette.marble50;
const line = palette.marble200;
const night = palette.mayur900;
const action = palette.mayur700;
const calm = palette.mayur50;
const display = "Eczar,'Noto Sans Devanagari',Georgia,'Times New Roman',serif";
const body =
  "'Anek Latin','Noto Sans Devanagari','Nirmala UI','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Renders a message as HTML and as plain text. All text is escaped; links are the shop's own.
 * @param tag the language of the content, as in the `lang` attribute
 */
export function renderEmail(
  email: Email,
  sender: Sender,
  tag = 'en-IN',
): { subject: string; html: string; text: string } {
  return { subject: email.subject, html: toHtml(email, sender, tag), text: toText(email, sender) };
}

function toHtml(email: Email, sender: Sender, tag: string): string {
  const signature = [sender.legalName || sender.name, sender.address, sender.email]
    .filter(Boolean)
    .map(escapeHtml);
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(email.subject)}</title></head>
<body style="margin:0;background:${ground};color:${ink};font-family:${body};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(email.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="background:${night};border-radius:4px 20px 0 0;padding:20px 32px;border-bottom:3px solid ${palette.kesar400}">
<a href="${escapeHtml(sender.url)}" style="color:${palette.marble0};text-decoration:none;font-family:${display};font-size:24px;font-weight:500">${escapeHtml(sender.name)}</a></td></tr>
<tr><td style="background:${palette.marble0};border:1px solid ${line};border-top:0;border-radius:0 0 4px 20px;padding:32px">
<h1 style="margin:0 0 16px;font-family:${display};font-size:28px;line-height:1.15;font-weight:500;color:${ink}">${escapeHtml(email.heading)}</h1>
${email.blocks.map(blockToHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px;font-size:13px;line-height:1.45;color:${inkSoft}">
<p style="margin:0 0 8px">${escapeHtml(email.reason)}</p><p style="margin:0">${signature.join('<br>')}</p></td></tr>
</table></td></tr></table></body></html>
`;
}

function blockToHtml(block: EmailBlock): string {
  const title = (text: string) =>
    `<h2 style="margin:24px 0 8px;font-size:16px;font-weight:600">${escapeHtml(text)}</h2>`;
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:16px 0;padding:12px 16px;background:${calm};border-radius:6px;font-size:14px;color:${ink}">${escapeHtml(block.text)}</p>`;
    case 'action':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;background:${action};color:${palette.marble0};text-decoration:none;font-weight:600;padding:14px 28px;border-radius:3px 12px">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${inkSoft};word-break:break-all">${escapeHtml(block.url)}</p>`;
    case 'picture':
      return `<p style="margin:16px 0"><img src="cid:${escapeHtml(block.cid)}" alt="${escapeHtml(block.alt)}" width="536" style="display:block;width:100%;max-width:536px;height:auto;border-radius:3px 12px"></p>`;
    case 'rows':
      return `${title(block.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${line}">${block.rows.map(rowToHtml).join('')}</table>`;
    case 'lines':
      return `${title(block.title)}<p style="margin:0 0 16px">${block.lines.map(escapeHtml).join('<br>')}</p>`;
  }
}

function rowToHtml({ label, value, strong, part }: EmailRow): string {
  const weight = strong ? 'font-weight:600' : 'font-weight:400';
  const cell = part
    ? `padding:2px 0 2px 16px;font-size:14px;color:${inkSoft}`
    : `padding:10px 0;border-top:1px solid ${line};${weight}`;
  return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell};white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`;
}

function toText(email: Email, sender: Sender): string {
  const signature = [sender.legalName || sender.name, sender.address, sender.email].filter(Boolean);
  const parts = [
    email.heading,
    ...email.blocks.map(blockToText),
    '--',
    email.reason,
    signature.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockToText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'picture':
      return block.alt;
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'rows':
      return [
        block.title,
        ...block.rows.map(({ label, value, part }) => `${part ? '  ' : ''}${label}: ${value}`),
      ].join('\n');
    case 'lines':
      return [block.title, ...block.lines].join('\n');
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => defined(entities[character]));
}
