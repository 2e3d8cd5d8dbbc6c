/** Who decides at the desk of every server of these tests. */
export const administrators = ['almaz@tenawas.example', 'bekele@tenawas.example'] as const;
export const deskPassword = 'coffee at the long table';
