import { useEffect, useState } from 'react';
import { onDatabaseEvent } from '../../device/database.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Another tab runs a newer version and has upgraded the IndexedDB schema: this one cannot store anything until it is reloaded. */
export function NewerDatabase() {
  const messages = useMessages('layout').update;
  const [superseded, setSuperseded] = useState(false);
  useEffect(() => onDatabaseEvent((news) => setSuperseded(news === 'superseded')), []);
  if (!superseded) return null;
  return (
    <Notice kind="info" action={<Button onClick={() => location.reload()}>{messages.reload}</Button>}>
      {messages.taken}
    </Notice>
  );
}
