import { type ReactNode, useState } from 'react'
import { namedText } from '#app/features/wish/named-text.ts'
import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait, type Sitter } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { byCountry, MOST_COMPARED, MOST_IN_QUESTION } from './saved.ts'
import styles from './saved-groups.module.css'
import { nameOfSaved, SavedItem } from './saved-item.tsx'
import type { SavedCard, SavedTrip } from './saved-schema.ts'
import { TripsCompared } from './trips-compared.tsx'

type CountryAnswerer = Sitter & { firstName: string; place: string }

export interface SavedGroupsProps {
  cards: readonly SavedCard[]
  /** Who answers, by the country's tag. */
  answerers: Readonly<Record<string, CountryAnswerer>>
  /** Draws the route of a trip. */
  strip: (stops: SavedTrip['stops']) => ReactNode
}

/** Saved items by country, each group with whom to ask about it, and up to three trips side by side. */
export function SavedGroups({ cards, answerers, strip }: SavedGroupsProps) {
  const trips = cards.filter(({ trip }) => trip !== null)
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  // Until somebody ticks, the first trips stand side by side.
  const chosen = ticked ?? trips.slice(0, MOST_COMPARED).map(({ ref }) => ref)
  const compared = trips.filter(({ ref }) => chosen.includes(ref))
  const isFull = compared.length >= MOST_COMPARED
  const tick = (ref: string, isIn: boolean) =>
    setTicked([...compared.map(card => card.ref).filter(one => one !== ref), ...(isIn ? [ref] : [])])
  return (
    <>
      <Wrap className={styles.groups}>
        {byCountry(cards).map(({ country, items }) => (
          <section key={country?.tag ?? ''}>
            <header className={styles.head}>
              <Display size={44}>
                {country?.name ?? m.saved_elsewhere()} <span className={styles.count}>{items.length}</span>
              </Display>
              {country && <AskAbout country={country.tag} items={items} answerer={answerers[country.tag]} />}
            </header>
            <ul className={styles.items}>
              {items.map(card => (
                <SavedItem
                  key={card.ref}
                  card={card}
                  compare={
                    card.trip &&
                    trips.length > 1 && (
                      <div className={styles.tick} data-scripted="">
                        <CheckField
                          label={m.saved_compare()}
                          aria-label={`${m.saved_compare()}: ${nameOfSaved(card)}`}
                          checked={chosen.includes(card.ref)}
                          disabled={isFull && !chosen.includes(card.ref)}
                          title={isFull && !chosen.includes(card.ref) ? m.saved_compare_full() : undefined}
                          onChange={({ currentTarget }) => tick(card.ref, currentTarget.checked)}
                        />
                      </div>
                    )
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </Wrap>
      {trips.length > 1 && (
        <TripsCompared cards={compared} onRemove={ref => tick(ref, false)} strip={strip} />
      )}
    </>
  )
}

interface AskAboutProps {
  country: string
  items: readonly SavedCard[]
  answerer: CountryAnswerer | undefined
}

/**
 * Leads to the form with the group's items. It names the country's planner unless the comparison names another for one
 * of the trips.
 */
function AskAbout({ country, items, answerer }: AskAboutProps) {
  const plansAll = items.every(
    ({ trip }) => !trip || trip.planner === `${answerer?.firstName}, ${answerer?.place}`,
  )
  const named = plansAll ? answerer : undefined
  const offered = items.filter(({ url }) => url !== null)
  const asked = offered
    .slice(0, MOST_IN_QUESTION)
    .flatMap(({ ref, name }) => (name ? namedText({ key: ref, name }) : []))
  if (asked.length === 0) return null
  const ask = links.ask({
    country,
    url: links.saved(),
    message: m.saved_message(),
    wish: queryOfTexts({ saved: asked }),
  })
  return (
    <div>
      <Anchor to={ask} data-ask className={styles.ask}>
        {named ? (
          <Portrait person={named} shape="avatar" sizes="2.5rem" />
        ) : (
          <Icon name="chat-circle-text-bold" />
        )}
        {named ? m.saved_ask_person({ name: named.firstName }) : m.saved_ask()}
      </Anchor>
      {offered.length > MOST_IN_QUESTION && (
        <p className={styles.most}>{m.saved_ask_most({ count: MOST_IN_QUESTION })}</p>
      )}
    </div>
  )
}
