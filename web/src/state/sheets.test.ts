import { expect, test } from 'vitest';
import { columnAt, differences, lineOf, readTables, writeTables } from './sheets';

const TEXT = 'number,name,copies\n0,Bug,2\n1,"Icky, Sticky",1\n\nlevel,points\n0,0\n1,"1"\n';

test('a file is tables with lines, and is written as it was', () => {
  const tables = readTables(TEXT);
  expect(tables.map((table) => table.rows.map((row) => row.line))).toEqual([
    [2, 3],
    [6, 7],
  ]);
  expect(tables[0]?.rows[1]?.cells['name']).toBe('Icky, Sticky');
  expect(writeTables(tables)).toBe(TEXT.replace('"1"', '1'));
  expect(readTables('\ufeffa,b\r\n 1 , 2 \r\n\r\n\r\nc\r\n3')).toEqual([
    { columns: ['a', 'b'], rows: [{ line: 2, cells: { a: '1', b: '2' } }] },
    { columns: ['c'], rows: [{ line: 6, cells: { c: '3' } }] },
  ]);
});

test('quotes within a cell come back', () => {
  const [table] = readTables('name\n"The ""Ant"""\n');
  expect(table?.rows[0]?.cells['name']).toBe('The "Ant"');
  expect(table && table.rows[0] && lineOf(table, table.rows[0])).toBe('"The ""Ant"""');
});

test('a mistake is in the column where it begins', () => {
  const [table] = readTables(TEXT);
  if (table === undefined) throw new Error('no table');
  const line = '1,"Icky, Sticky",1';
  expect(columnAt(table, '  0  ,   Bug  ,2', 10)).toBe('name');
  expect([1, 3, 4, 16, 18, 19].map((at) => columnAt(table, line, at))).toEqual([
    'number',
    'name',
    'name',
    'name',
    'copies',
    'copies',
  ]);
});

test('what differs is told row by row', () => {
  const [before] = readTables('number,name,copies\n0,Bug,2\n1,Dot,1\n');
  const [after] = readTables('number,name,copies\n0,Bug,3\n2,Comet,1\n');
  expect(differences(before, after, ['number', 'name'])).toEqual([
    { kind: 'changed', key: '0', before: before?.rows[0]?.cells, after: after?.rows[0]?.cells, columns: ['copies'] },
    { kind: 'new', key: '2', before: null, after: after?.rows[1]?.cells, columns: [] },
    { kind: 'gone', key: '1', before: before?.rows[1]?.cells, after: null, columns: [] },
  ]);
});
