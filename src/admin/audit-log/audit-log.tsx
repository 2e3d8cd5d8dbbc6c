import { useSearchParams } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { auditLogMessages as messages } from '../../i18n/admin/audit-log.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DataTable } from '../data-table.tsx';
import { DeskPage } from '../desk-page.tsx';
import { Pagination } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { columns } from './columns.tsx';
import { Filters } from './filters.tsx';
import { queryNames } from './query-names.ts';

/** What administrators did and opened. All filters are in the URL. */
export function AuditLog() {
  const [searchParams] = useSearchParams();
  const query = Object.fromEntries(queryNames.map((name) => [name, searchParams.get(name) || undefined]));
  const auditQuery = useDeskQuery(adminEndpoints.auditLog, { query });
  return (
    <DeskPage title={messages.title}>
      <p>{messages.lead}</p>
      <Filters />
      <QueryResult query={auditQuery}>
        {({ lines, next }) =>
          lines.length ? (
            <>
              <DataTable caption={messages.table.caption} columns={columns} rows={lines} rowKey={({ id }) => id} />
              <Pagination next={next} />
            </>
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}
