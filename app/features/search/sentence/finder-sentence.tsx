import { m } from '#app/paraglide/messages.js'
import { CountryChoice, GoalsChoice, GroupChoice } from './choices.tsx'
import styles from './finder-sentence.module.css'
import { type SentenceCountry, type SentenceValue, splitAtSlots } from './sentence.ts'

interface FinderSentenceProps {
  countries: readonly SentenceCountry[]
  value: SentenceValue
  onChange: (value: SentenceValue) => void
}

/** "Show me … for …, built around …": the sentence as a filter of the finder. Must be inside a form. */
export function FinderSentence({ countries, value, onChange }: FinderSentenceProps) {
  const change = { value, onChange }
  const line = splitAtSlots(m.sentence_finder_line, {
    country: <CountryChoice {...change} countries={countries} several />,
    group: <GroupChoice {...change} />,
    goals: <GoalsChoice {...change} short />,
  })
  return <div className={styles.line}>{line}</div>
}
