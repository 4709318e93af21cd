/** Why a file is not stored: empty, too large, of a type that can do harm, with macros, or one of too many. */
export const fileRefusals = ['empty', 'too_large', 'type', 'macro', 'too_many'] as const
export type FileRefusal = (typeof fileRefusals)[number]
