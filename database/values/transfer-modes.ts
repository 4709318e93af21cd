/** The ways to get from one place to the next. */
export const transferModes = ['road', 'boat', 'air', 'rail', 'foot'] as const
