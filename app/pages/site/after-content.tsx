import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PlannerBand } from '#app/features/search/sentence/planner-band.tsx'
import type { SentenceCountry } from '#app/features/search/sentence/sentence.ts'
import { Sentence } from '#app/features/search/sentence/sentence.tsx'
import { sentenceOf } from '#app/features/search/sentence/sentence-address.ts'
import { turnOf } from '#app/features/voices/review/review.ts'
import type { VoicesData } from '#app/features/voices/review/review-schema.ts'
import { VoicesBand } from '#app/features/voices/review/voices-band.tsx'
import type { SiteFrame } from '#app/frame/navigation/site-frame.ts'
import { splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import styles from './after-content.module.css'

export interface AfterContentProps {
  shown: Pick<SiteFrame, 'voices' | 'planner'>
  voices: VoicesData | null
  countries: readonly SentenceCountry[]
  /** Tag of the page's country, preselected in the sentence. */
  country: string | undefined
  /** What stands before the sentence. */
  before?: ReactNode
}

/** The parts below a page's content: voices, reviews and the planner (specification, section 2). */
export function AfterContent({ shown, voices, countries, country, before }: AfterContentProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  if (country && !query.has('fcountry') && !query.has('country')) query.set('country', country)
  const { path } = splitLocale(pathname)
  return (
    <aside className={styles.below} aria-label={m.below_label()}>
      {shown.voices && voices && (
        <VoicesBand voices={voices} title={m.review_from_home()} turn={turnOf(path)} />
      )}
      {shown.planner && (
        <PlannerBand before={before}>
          <Sentence
            key={path}
            variant="planner"
            countries={countries}
            value={sentenceOf(path, query, countries)}
          />
        </PlannerBand>
      )}
    </aside>
  )
}
