import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { takeKeptOpenForms, useLiveOpenForms } from './kept-input.ts';

export type OpenForms = {
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  close: (id: string) => void;
  /** the form that was closed last, whose button gets the focus back */
  lastClosed: string | undefined;
};

const none: ReadonlySet<string> = new Set();

/** Which forms of a page are open. Opening one leaves the others open, with what was typed in them. */
export function useOpenForms(): OpenForms {
  const { pathname } = useLocation();
  const [openIds, setOpenIds] = useState(() => takeKeptOpenForms(pathname) ?? none);
  useLiveOpenForms(pathname, openIds);
  const [lastClosed, setLastClosed] = useState<string>();
  return {
    isOpen: (id) => openIds.has(id),
    open: (id) => {
      setLastClosed(undefined);
      setOpenIds((ids) => new Set(ids).add(id));
    },
    close: (id) => {
      setLastClosed(id);
      setOpenIds((ids) => new Set([...ids].filter((other) => other !== id)));
    },
    lastClosed,
  };
}
