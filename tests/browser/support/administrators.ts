/** The administrators on every test server. */
export const administrators = ['almaz@tenawas.example', 'bekele@tenawas.example'] as const;
export const deskPassword = 'coffee at the long table';
