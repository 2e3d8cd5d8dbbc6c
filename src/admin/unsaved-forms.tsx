import { type ReactNode, useEffect, useRef, useState } from 'react';
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
    <DiscardDialog
      open={blocker.state === 'blocked'}
      title={messages.title}
      text={messages.text}
      discardLabel={messages.leave}
      onStay={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}

/** `cancel` closes a form, after asking if something was typed in it. The dialog must be outside of the form. */
export function useCancel(isEdited: boolean, onCancel: () => void): { cancel: () => void; dialog: ReactNode } {
  const messages = deskMessages.unsaved;
  const [isAsking, setIsAsking] = useState(false);
  return {
    cancel: () => (isEdited ? setIsAsking(true) : onCancel()),
    dialog: (
      <DiscardDialog
        open={isAsking}
        title={messages.discardTitle}
        text={messages.discardText}
        discardLabel={messages.discard}
        onStay={() => setIsAsking(false)}
        onDiscard={onCancel}
      />
    ),
  };
}

type DialogProps = {
  open: boolean;
  title: string;
  text: string;
  discardLabel: string;
  onStay: () => void;
  onDiscard: () => void;
};

function DiscardDialog({ open, title, text, discardLabel, onStay, onDiscard }: DialogProps) {
  return (
    <Dialog
      open={open}
      urgent
      onClose={onStay}
      title={title}
      actions={
        <>
          <Button kind="quiet" onClick={onStay}>
            {deskMessages.unsaved.stay}
          </Button>
          <Button kind="danger" onClick={onDiscard}>
            {discardLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
