import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import { usePromisedHour } from '#app/features/people/calendar/use-promised-hour.ts'
import { contacts, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait, type Sitter } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './desks-by-country.module.css'

interface DesksByCountryProps {
  countries: readonly { tag: string; name: string }[]
  /** Who answers for a country, by its tag. */
  desks: Readonly<Record<string, Desk>>
  /** The number to call about a country, by its tag. */
  numbers: Readonly<Record<string, { number: string; e164: string }>>
}

type Desk = Sitter & { firstName: string; place: string; time: PlannerTime | null }

/** Each country with who answers for it, by when, and the number to call. */
export function DesksByCountry({ countries, desks, numbers }: DesksByCountryProps) {
  return (
    <ul className={styles.desks}>
      {countries.map(({ tag, name }) => {
        const desk = desks[tag]
        const phone = numbers[tag]
        return (
          <li key={tag} className={styles.desk}>
            <b className={styles.country}>{name}</b>
            {desk ? <AskDesk tag={tag} desk={desk} /> : <AskOffice tag={tag} />}
            <span className={styles.ways}>
              {phone && (
                <TextLink
                  to={contacts.call(phone.e164)}
                  aria-label={m.reach_call_in({ country: name, number: phone.number })}
                >
                  {phone.number}
                </TextLink>
              )}
              <MoreLink to={links.team(tag)} aria-label={m.reach_hours_in({ country: name })}>
                {m.reach_hours()}
              </MoreLink>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const askFrom = (country: string) => links.ask({ country, url: links.contact() })

function AskDesk({ tag, desk }: { tag: string; desk: Desk }) {
  const { shortBoth } = usePromisedHour(desk, desk.time)
  return (
    <Anchor to={askFrom(tag)} data-ask className={styles.ask}>
      <Portrait person={desk} shape="avatar" sizes="2.5rem" />
      <span>
        <b>{m.staff_ask({ name: desk.firstName })}</b>
        <small>
          {desk.place}, {shortBoth}
        </small>
      </span>
    </Anchor>
  )
}

function AskOffice({ tag }: { tag: string }) {
  return (
    <Anchor to={askFrom(tag)} data-ask className={styles.ask}>
      <Icon name="chat-circle-text-bold" />
      <span>
        <b>{m.answers_ask_office()}</b>
        <small>{m.answers_by_office()}</small>
      </span>
    </Anchor>
  )
}
