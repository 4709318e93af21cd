/** What people write between ages and behind them, in both languages. */
const BESIDE_AGES = new Set(['y', 'e', 'and', 'año', 'años', 'year', 'years', 'old'])

/** The ages in what somebody wrote, and what else stands there: "8 y 11" are two, "ocho, 11" a word and one. */
export function splitAges(text: string): string[] {
  return text.split(/[\s,;&+]+/).filter(word => word !== '' && !BESIDE_AGES.has(word.toLowerCase()))
}
