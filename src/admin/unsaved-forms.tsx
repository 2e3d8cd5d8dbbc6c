import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { deskMessages } from '../i18n/admin/layout.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const unsavedForms = new Set<object>();

/** Returns a function to call when the form has been saved, before navigating. */
export function useUnsavedForm(isEdited: boolean): () => void {
  const key = useRef({}).current;
  useEffect(() => {
    if (!isEdited) return;
    unsavedForms.add(key);
    return () => void unsavedForms.delete(key);
  }, [isEdited, key]);
  return () => void unsavedForms.delete(key);
}

/** Asks before a page with unsaved forms is left. */
export function UnsavedFormsDialog() {
  const messages = deskMessages.unsaved;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedForms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsavedForms.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      urgent
      onClose={() => blocker.reset?.()}
      title={messages.title}
      actions={
        <>
          <Button kind="quiet" onClick={() => blocker.reset?.()}>
            {messages.stay}
          </Button>
          <Button kind="danger" onClick={() => blocker.proceed?.()}>
            {messages.leave}
          </Button>
        </>
      }
    >
      <p>{messages.text}</p>
    </Dialog>
  );
}
