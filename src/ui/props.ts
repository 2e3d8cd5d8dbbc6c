import type { ComponentProps, JSX } from 'react';

/** The props of a native element without `role`, which follows from the element. */
export type PropsOf<Tag extends keyof JSX.IntrinsicElements> = Omit<ComponentProps<Tag>, 'role'>;
