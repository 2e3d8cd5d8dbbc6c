import { useEffect, useRef } from 'react';
import { limits } from '../../contract/fields.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PhoneQuestion } from './use-phone-question.ts';

type PhoneFieldProps = TextFieldProps & { value: string; question: PhoneQuestion };

/** A phone number; one that cannot be called is asked about here, where it can be corrected or kept. */
export function PhoneField({ question, ...props }: PhoneFieldProps) {
  const { notDialable, dialable, keepPhone } = useMessages('account').fields;
  const input = useRef<HTMLInputElement>(null);
  const isAsked = question.isAsked(props.value);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  return (
    <>
      <TextField
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        maxLength={limits.phone}
        required
        {...props}
        ref={input}
      />
      {isAsked && (
        <Notice
          alert
          title={notDialable}
          action={
            <Button type="submit" kind="quiet">
              {keepPhone}
            </Button>
          }
        >
          {dialable}
        </Notice>
      )}
    </>
  );
}
