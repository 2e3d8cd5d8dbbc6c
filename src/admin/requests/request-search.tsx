import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '../../contract/fields.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { filledFields } from '../filled-fields.ts';
import styles from './requests.module.css';

export function RequestSearch() {
  const [searchParams, setSearchParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearchParams(filledFields(event.currentTarget));
  };
  return (
    <search aria-label={messages.title}>
      <form className={styles.search} onSubmit={submit}>
        {['kind', 'state'].map((name) => (
          <input key={name} type="hidden" name={name} value={searchParams.get(name) ?? ''} />
        ))}
        <TextField
          type="search"
          name="search"
          label={messages.search}
          defaultValue={searchParams.get('search') ?? ''}
          maxLength={limits.choice}
        />
        <Button type="submit" kind="quiet">
          {messages.show}
        </Button>
      </form>
    </search>
  );
}
