import { useRef, useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { OpenSession } from '../../contract/responses/sessions.ts';
import { sessionMessages as messages } from '../../i18n/admin/sessions.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { formatDateTime } from '../dates.ts';
import { PageSection } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { EndSession } from './end-session.tsx';

const deviceOf = ({ device }: OpenSession) => device ?? messages.unknownDevice;

/** Where the administrator is logged in. */
export function Sessions() {
  const sessionsQuery = useDeskQuery(adminEndpoints.ownSessions);
  const [ending, setEnding] = useState<OpenSession | 'others'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setEnding(undefined);
    heading.current?.focus();
  };
  const form = ending && (
    <EndSession
      key={ending === 'others' ? ending : ending.id}
      ending={ending}
      label={
        ending === 'others' ? messages.endOthers : messages.endOf(deviceOf(ending), formatDateTime(ending.openedAt))
      }
      onEnded={(sessions) => {
        sessionsQuery.setData({ sessions });
        toast(ending === 'others' ? messages.othersEnded : messages.ended);
        close();
      }}
      onCancel={close}
    />
  );
  const columns: Column<OpenSession>[] = [
    { header: messages.device, cell: deviceOf },
    { header: messages.opened, labelled: true, cell: ({ openedAt }) => formatDateTime(openedAt) },
    { header: messages.lastSeen, labelled: true, cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
    {
      header: messages.end,
      headerHidden: true,
      cell: (session) =>
        session.isThis ? (
          <Badge kind="good">{messages.isThis}</Badge>
        ) : (
          <Button
            kind="plain"
            aria-label={messages.endOf(deviceOf(session), formatDateTime(session.openedAt))}
            onClick={() => setEnding(session)}
          >
            {messages.end}
          </Button>
        ),
    },
  ];
  return (
    <PageSection heading={messages.title} headingRef={heading}>
      <p>{messages.lead}</p>
      <QueryResult query={sessionsQuery}>
        {({ sessions }) => (
          <>
            <DataTable
              caption={messages.title}
              columns={columns}
              rows={sessions}
              rowKey={({ id }) => id}
              details={(session) => session === ending && form}
            />
            {ending === 'others' ? (
              form
            ) : (
              <p>
                <Button kind="quiet" onClick={() => setEnding('others')}>
                  {messages.endOthers}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryResult>
    </PageSection>
  );
}
