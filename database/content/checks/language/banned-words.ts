/** Words and mannerisms that content must not use: few, and unambiguous. Whole words, in any case. */
export const BANNED = {
  en: [
    'nestled',
    'hidden gems?',
    '(?<!birds?[ -]of[ -])paradise(?! cave)',
    'breathtaking',
    'must-see',
    'bustling',
    'vibrant',
    'something for everyone',
    'off the beaten (path|track)',
    'untouched',
    'unspoil[et]d?',
    'boasts',
    'stone’s throw',
    'time stands still',
    'has opinions?',
    'which is a decision',
    'delve',
    'tapestry',
    'world-class',
    'once-in-a-lifetime',
    'step back in time',
  ],
  es: [
    'joyas? escondidas?',
    'paradisíac[oa]s?',
    'imperdibles?',
    'de ensueño',
    'para todos los gustos',
    'se detuvo el tiempo',
    'tiene opiniones',
    'impresionantes',
    'inolvidables?',
    'sin igual',
    'rincón mágico',
    'mágic[oa]s?',
  ],
} as const

/** No em dashes in either language, nor in Spanish ranges and lists. */
export const EM_DASH = /\u2014/
