const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The number of an English word or figure: “twenty-two”, “1,530”. Returns null for any other word. */
export function numberIn(words: string | undefined): number | null {
  if (words === undefined) return null
  const text = words.toLowerCase().replaceAll(',', '')
  if (/^\d+$/.test(text)) return Number(text)
  const [first = '', second] = text.split('-')
  const ten = TENS.indexOf(first)
  if (ten >= 0) return (ten + 2) * 10 + (second ? Math.max(0, UNITS.indexOf(second)) : 0)
  const unit = UNITS.indexOf(text)
  return unit >= 0 ? unit : null
}
