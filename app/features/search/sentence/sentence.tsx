import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DraftLink } from '#app/features/search/saved/draft-link.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { CountryChoice, GoalsChoice, GroupChoice } from './choices.tsx'
import styles from './sentence.module.css'
import { type SentenceCountry, type SentenceValue, splitAtSlots, wordsOfSentence } from './sentence.ts'
import {
  COUNTRY_FIRST,
  leadsTo,
  SENT_AS,
  SENT_FROM,
  sentenceIn,
  tripsOf,
  wishOfSentence,
} from './sentence-address.ts'

interface SentenceProps {
  /** `form` leads to the finder, `planner` to the country's travel-planning page (specification, section 4). */
  variant: 'form' | 'planner'
  /** Active countries in their order. */
  countries: readonly SentenceCountry[]
  /** Initial choices; see `sentenceOf`. */
  value: SentenceValue
  /** Called with what is chosen, also when it was chosen before the script came. */
  onChoices?: (value: SentenceValue) => void
  className?: string
}

/** "Plan a trip to … for …, built around …": the trip planner. Without script its form leads to the same pages. */
export function Sentence({ variant, countries, value: first, onChoices, className }: SentenceProps) {
  const [value, setValue] = useState(first)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [pressed, setPressed] = useState(new URLSearchParams(search).has(COUNTRY_FIRST))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) setValue(sentenceIn(new FormData(form.current)))
  }, [])
  const target = leadsTo(variant, value, pathname)
  const [country] = value.countries
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice is told, not a rendering of who listens
  useEffect(() => {
    onChoices?.(value)
  }, [value])
  const missing = pressed && target === null
  const chosen = countries.filter(({ tag }) => value.countries.includes(tag)).map(({ name }) => name)

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (target) return void navigate(target)
    setPressed(true)
    const slot = event.currentTarget.querySelector('details')
    if (slot) slot.open = true
  }

  const change = { value, onChange: setValue }
  const line = splitAtSlots(m.sentence_line, {
    country: <CountryChoice {...change} countries={countries} several={false} missing={missing} />,
    group: <GroupChoice {...change} />,
    goals: <GoalsChoice {...change} />,
  })
  return (
    <form
      ref={form}
      className={classNames(styles.sentence, className)}
      aria-label={m.sentence_label()}
      action={links.trips()}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={SENT_AS} value={variant} />
      <input type="hidden" name={SENT_FROM} value={pathname} />
      <div className={styles.line}>{line}</div>
      <div className={styles.act}>
        <Button type="submit" size="lg" aria-disabled={target === null || undefined}>
          {m.nav_make_my_adventure()}
        </Button>
        {target === null && (
          <noscript>
            <Button type="submit" size="lg">
              {m.nav_make_my_adventure()}
            </Button>
          </noscript>
        )}
        {target === null && (
          <SecondaryButton to={tripsOf(value)} className={styles.trips}>
            {m.see_trips()}
          </SecondaryButton>
        )}
        <DraftLink words={chosen.length > 0 ? wordsOfSentence(chosen, value) : ''} size="sm" />
        <TertiaryButton
          to={links.ask({ country, url: pathname, wish: wishOfSentence(value) })}
          icon="chat-circle-text"
          data-ask
        >
          {m.contact_title()}
        </TertiaryButton>
      </div>
      <div role="status">{missing && <VisuallyHidden>{m.sentence_first_country()}</VisuallyHidden>}</div>
    </form>
  )
}
