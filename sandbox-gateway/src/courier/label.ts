import type { ShipmentEntity } from './entities.ts';

const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');

/** Draws labels as one PDF of plain text: a page of 4 by 6 inches per shipment. */
export function drawCourierLabels(shipments: readonly ShipmentEntity[]): Buffer {
  const objects: string[] = [];
  const add = (text: string) => objects.push(text);
  const pageIds = shipments.map((_, at) => 4 + at * 2);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${shipments.length} >>`,
  );
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [at, shipment] of shipments.entries()) {
    const content = pageOf(shipment);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents ${(pageIds[at] ?? 0) + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return assemble(objects);
}

function pageOf({ awb, reference, to, codPaise, grams, kind }: ShipmentEntity): string {
  const lines: [number, string][] = [
    [10, 'SANDBOX COURIER: NOT A REAL PARCEL'],
    [22, awb],
    [10, `Reference ${reference}`],
    [
      14,
      kind === 'return'
        ? 'RETURN PICKUP'
        : codPaise > 0
          ? `COLLECT Rs ${(codPaise / 100).toFixed(2)}`
          : 'PREPAID',
    ],
    [12, to.name],
    ...(to.address.match(/.{1,40}/g) ?? []).map((part): [number, string] => [10, part]),
    [12, `${to.city} ${to.pin}`],
    [10, `${to.state}, phone ${to.phone}`],
    [10, `${grams} g`],
  ];
  let y = 400;
  return lines
    .map(([size, text]) => {
      y -= size + 10;
      return `BT /F1 ${size} Tf 20 ${y} Td (${escaped(text)}) Tj ET`;
    })
    .join('\n');
}

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
