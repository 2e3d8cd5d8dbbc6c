import { csv } from './csv.ts';

export function saveCsv(name: string, rows: Parameters<typeof csv>[0]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv(rows)], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
