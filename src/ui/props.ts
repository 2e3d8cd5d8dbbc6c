import type { ComponentProps, JSX } from 'react';

/** What a native element takes. Its role follows from what it is. */
export type PropsOf<Tag extends keyof JSX.IntrinsicElements> = Omit<ComponentProps<Tag>, 'role'>;
