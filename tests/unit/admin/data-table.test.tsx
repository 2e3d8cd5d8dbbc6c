import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, DataTable } from '../../../src/admin/data-table.tsx';

type Row = { id: string; count: number };
const columns: Column<Row>[] = [
  { header: 'Name', cell: ({ id }) => id },
  { header: 'Count', numeric: true, cell: ({ count }) => count },
  { header: 'Change', headerHidden: true, cell: () => 'x' },
];
const rows = [
  { id: 'a', count: 1 },
  { id: 'b', count: 2 },
];
const html = renderToStaticMarkup(
  <DataTable
    caption="All"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    details={({ id }) => id === 'a' && 'more of a'}
  />,
).replace(/ class="[^"]*"/g, '');

test('the first cell of a row is its header, the others name their column on a phone', () => {
  expect(html).toContain('<caption>All</caption>');
  expect(html).toContain('<th scope="col">Name</th><th scope="col">Count</th><th scope="col"><span>Change</span></th>');
  expect(html).toContain('<tr><th scope="row">b</th><td data-label="Count">2</td><td>x</td></tr>');
});

test('details stand in a row of their own, below the row that has them', () => {
  expect(html.match(/<td colSpan="3">[^<]*<\/td>/gi)).toEqual(['<td colSpan="3">more of a</td>']);
  expect(html.indexOf('more of a')).toBeLessThan(html.indexOf('<th scope="row">b'));
});
