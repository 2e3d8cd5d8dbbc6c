import { useEffect, useState } from 'react';
import { onDatabaseEvent } from '../../device/database.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Another tab runs a newer version, which has changed the phone's database: this one can keep nothing until it is reloaded. */
export function NewerDatabase() {
  const messages = useMessages('frame').update;
  const [superseded, setSuperseded] = useState(false);
  useEffect(() => onDatabaseEvent((news) => setSuperseded(news === 'superseded')), []);
  if (!superseded) return null;
  return (
    <Notice kind="info" action={<Button onClick={() => location.reload()}>{messages.reload}</Button>}>
      {messages.taken}
    </Notice>
  );
}
