import type { QuoteData } from '#app/features/voices/review/review-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './voices.module.css'

const benefits = [
  { title: m.voices_one_person, text: m.voices_one_person_text },
  { title: m.voices_drafts, text: m.voices_drafts_text },
  { title: m.voices_clock, text: m.voices_clock_text },
] as const

/** "Real Voices, Real Benefits": the benefits and a traveller's quote (specification, section 2). */
export function Voices({ quote }: { quote: QuoteData | null }) {
  return (
    <Section tone="mist" id="voices">
      <Wrap>
        <div className={styles.top}>
          <Display size={120} className={styles.title}>
            {m.voices_title()}
          </Display>
          <ul className={styles.benefits}>
            {benefits.map(({ title, text }) => (
              <li key={title()}>
                <b>{title()}</b> {text()}
              </li>
            ))}
          </ul>
        </div>
        {quote && <PulledQuote quote={quote} />}
      </Wrap>
    </Section>
  )
}

function PulledQuote({ quote: { words, name, where, date, when } }: { quote: QuoteData }) {
  return (
    <figure className={styles.pull}>
      <blockquote>
        <p>{words}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        {where}, <time dateTime={date}>{when}</time>
      </figcaption>
    </figure>
  )
}
