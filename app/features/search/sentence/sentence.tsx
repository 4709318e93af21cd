import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { CountryChoice, GoalsChoice, GroupChoice } from './choices.tsx'
import styles from './sentence.module.css'
import { leadsTo, type SentenceCountry, type SentenceValue, sentenceIn } from './sentence.ts'
import { slotted } from './slotted.ts'
import { useScripted } from './use-scripted.ts'

interface SentenceProps {
  /** `form` leads to the finder, `planner` to the country's travel-planning page (specification, section 4). */
  variant: 'form' | 'planner'
  /** Active countries in their order. */
  countries: readonly SentenceCountry[]
  /** What is chosen at first: see `sentenceOf`. */
  value: SentenceValue
  className?: string
}

/** "Plan a trip to … for …, built around …": the trip planner. Without script it is a form to the finder. */
export function Sentence({ variant, countries, value: first, className }: SentenceProps) {
  const [value, setValue] = useState(first)
  const scripted = useScripted()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) setValue(sentenceIn(new FormData(form.current)))
  }, [])
  const target = leadsTo(variant, value)
  const [country] = value.countries

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (target) navigate(target)
  }

  const change = { value, onChange: setValue }
  const line = slotted(m.sentence_line, {
    country: <CountryChoice {...change} countries={countries} several={false} />,
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
      <div className={styles.line}>{line}</div>
      <div className={styles.act}>
        <Button type="submit" size="lg" className={styles.go} disabled={scripted && target === null}>
          {m.nav_make_my_adventure()}
        </Button>
        <TertiaryButton to={links.ask({ country, url: pathname })} icon="chat-circle-text" data-ask>
          {m.contact_title()}
        </TertiaryButton>
      </div>
    </form>
  )
}
