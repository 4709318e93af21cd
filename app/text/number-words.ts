import type { Locale } from '#database/values/locale.ts'

const words = {
  en: {
    units:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    joined: '-',
  },
  es: {
    units:
      'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    joined: ' y ',
  },
} as const

/** A whole number before what it counts, as in prose: forty-five, cuarenta y un; from a hundred on in figures. */
export function numberWords(value: number, locale: Locale): string {
  if (value >= 100) return String(value)
  const { units, tens, joined } = words[locale]
  const unit = units.split(' ')[value]
  if (unit !== undefined) return unit
  const rest = value % 10
  const ten = tens.split(' ')[Math.floor(value / 10) - 2] ?? String(value)
  return rest === 0 ? ten : `${ten}${joined}${units.split(' ')[rest]}`
}
