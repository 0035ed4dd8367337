import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text));

describe('a CSV file', () => {
  it('is read with its BOM, quotes, commas, line breaks and Hindi; each row has its line number', async () => {
    const { rows, errors } = await read(
      '\ufeffname,description\r\n"Say ""om"", twice","one\ntwo"\r\n\r\nपन्ना,"a, b"\r\n',
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      { line: 2, cells: { name: 'Say "om", twice', description: 'one\ntwo' } },
      { line: 5, cells: { name: 'पन्ना', description: 'a, b' } },
    ]);
  });

  it.each([
    ['semicolons', 'name;description\r\nJade;"a; b, c"\r\n'],
    ['tabs', 'name\tdescription\nJade\ta; b, c\n'],
    ['commas, with semicolons in a text', 'name,description\nJade,"a; b, c"\n'],
    [
      'the sign that its first line names',
      '\ufeffsep=;\r\nname;description\r\nJade;a; b, c\r\n'
        .replace('a; b', '"a; b')
        .replace(', c', ', c"'),
    ],
  ])('is read with %s', async (_, text) => {
    const { rows, errors } = await read(text);
    expect(errors).toEqual([]);
    expect(rows.map(({ cells }) => cells)).toEqual([{ name: 'Jade', description: 'a; b, c' }]);
  });

  it('is read without empty rows and columns, with unchanged line numbers', async () => {
    const { rows, errors } = await read(
      'name,category,,\r\n,,,\r\nJade,Precious,,\r\n ,,\r\n,,,,\r\n',
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([{ line: 3, cells: { name: 'Jade', category: 'Precious' } }]);
  });

  it.each([
    ['names,category\nx,y', 1, 'names'],
    ['name,name\nx,y', 1, 'name'],
    ['category\nPrecious', 1, 'name'],
    ['name,category\nx,Precious\ny', 3, ''],
    ['name\n"open', 2, ''],
    ['name,__proto__\nx,y', 1, '__proto__'],
    ['', 1, 'name'],
  ])('%j is rejected in line %i, column %j', async (text, line, column) => {
    expect((await read(text)).errors[0]).toMatchObject({ line, column });
  });

  it.each([
    [
      'Shopify',
      'Handle,Title,Body (HTML),Vendor,Variant Price\nx,y,z,v,1\n',
      ['Title', "Rename this column to 'name'."],
    ],
    [
      'Shopify',
      'Title,URL handle,Description,Option1 name,Price\ny,x,z,,1\n',
      ['URL handle', 'Delete this column.'],
    ],
    [
      'WooCommerce',
      'ID,Type,SKU,name,Regular price,Sale price\n1,simple,,y,2,1\n',
      ['Type', 'Delete this column.'],
    ],
  ])(
    'of %s is recognised, with the advice for each of its columns',
    async (name, text, [column, message]) => {
      const { rows, errors } = await read(text);
      expect(rows).toEqual([]);
      expect(errors[0]).toMatchObject({
        line: 1,
        column: '',
        message: expect.stringContaining(`product file of ${name}`),
      });
      expect(errors).toContainEqual({ line: 1, column, message });
      expect(errors.map((error) => error.column)).not.toContain('name');
    },
  );

  it('is rejected in another encoding rather than corrupted', async () => {
    expect((await readCsv(Buffer.from([0x6e, 0xe9, 0x0a]))).errors[0]!.message).toContain('UTF-8');
  });
});
