import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type ContactTargets,
  contactTargets,
  type Operator,
  type Phone,
} from '#app/features/people/operator/operator.ts'
import { contacts, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import type { Answerer } from './answerer.tsx'
import styles from './banner-strip.module.css'
import type { BannerWording } from './banner-wording.ts'
import { useFreePlace } from './use-free-place.ts'

const sample = { quote: m.banner_sample_quote, by: m.banner_sample_by }

/** Fixed marketing copy (specification, section 2). */
const words: Record<BannerWording, { title: () => string; quote: () => string; by?: () => string }> = {
  trip: { title: m.banner_trip, ...sample },
  item: { title: m.banner_item, quote: m.banner_item_quote },
  place: { title: m.banner_place, quote: m.banner_place_quote },
  other: { title: m.banner_other, ...sample },
}

interface BannerWaysProps {
  wording: BannerWording
  /** Address of the contact form. */
  ask: string
  operator: Pick<Operator, 'email'>
  /** The phone number for this page. */
  phone: Pick<Phone, 'number' | 'e164'>
  answerer: Answerer | null
  targets: ContactTargets
  /** Page where a call is booked; null if the page has no country. */
  team: string | null
}

/** Lists every contact channel beside a traveller's quote. */
function BannerWays({ wording, ask, operator, phone, answerer, targets, team }: BannerWaysProps) {
  const who = answerer && m.banner_answers({ name: answerer.firstName })
  const { quote, by } = words[wording]
  return (
    <div className={styles.ways}>
      <figure className={styles.quote}>
        <blockquote>{quote()}</blockquote>
        <figcaption>
          {by?.()} <small>{m.review_invented()}</small>
        </figcaption>
      </figure>
      <div className={styles.list}>
        <ul>
          <Way to={ask} icon="chat-circle-text" name={m.contact_title()} data-ask>
            {who}
          </Way>
          <Way to={contacts.call(phone.e164)} icon="phone" name={phone.number}>
            {answerer && m.banner_from({ place: answerer.place })}
          </Way>
          <Way to={targets.whatsapp} icon="whatsapp-logo" name="WhatsApp" />
          <Way to={targets.messenger} icon="messenger-logo" name="Messenger" />
          <Way to={targets.mail} icon="envelope-simple" name={operator.email}>
            {m.banner_mail_note()}
          </Way>
          {team ? (
            <Way to={team} icon="calendar-blank" name={m.banner_book_call()}>
              {answerer && m.banner_book_call_note({ name: answerer.firstName })}
            </Way>
          ) : (
            <Way to={targets.text} icon="chat-circle-text" name={m.nav_text_message()} />
          )}
        </ul>
      </div>
    </div>
  )
}

interface WayProps {
  to: string
  icon: IconName
  name: string
  'data-ask'?: boolean
  children?: ReactNode
}

function Way({ icon, name, children, ...rest }: WayProps) {
  return (
    <li>
      <Anchor {...rest}>
        <Icon name={icon} />
        <span>
          {name}
          {children && <small>{children}</small>}
        </span>
      </Anchor>
    </li>
  )
}

export interface BannerStripProps {
  wording: BannerWording
  site: {
    operator: Operator
    /** The page's country and its phone number. */
    country: { tag: string; name: string; isPlanned: boolean; phone: Pick<Phone, 'number' | 'e164'> } | null
    /** Tag of the country that a question is about, also where we plan no trips. */
    asksAbout: string | null
    /** Public origin of the site. */
    origin: string
  }
  /** The page's path without its language. */
  path: string
  /** By country tag. */
  answerers: Readonly<Record<string, Answerer>>
  onClose: () => void
}

/**
 * Moves the focus to what is being read, after the focused element was removed: the first heading in view, otherwise
 * the content.
 */
function focusInView(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
  const inView = headings.find(heading => {
    const { top, bottom } = heading.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  const target = inView ?? document.querySelector<HTMLElement>('main')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/**
 * The banner in a corner of the window, and the contact channels that it opens. Where it would cover words or controls of
 * the page it is a disc in the margin, and nothing where it would cover them as well.
 */
export function BannerStrip({ wording, site, path, answerers, onClose }: BannerStripProps) {
  const [open, setOpen] = useState(false)
  const banner = useRef<HTMLElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const disc = useRef<HTMLDivElement>(null)
  const place = useFreePlace(banner, { words: strip, disc })
  useEffect(() => {
    // The disc that was pressed is gone.
    if (open) strip.current?.querySelector('button')?.focus()
  }, [open])
  const { operator, country, asksAbout, origin } = site
  function close(): void {
    onClose()
    focusInView()
  }
  const answerer = (country ? answerers[country.tag] : Object.values(answerers)[0]) ?? null
  const title = words[wording].title()
  const url = links.authored(path)
  const ask = links.ask({ country: asksAbout ?? undefined, url })
  const targets = contactTargets(operator, { url: origin + url, country: country?.name })
  const phone = country?.phone ?? operator.phones.us
  return (
    <aside
      ref={banner}
      className={styles.banner}
      data-place={open ? 'words' : (place ?? 'none')}
      data-beside-bar={path.includes('/trip/') || url === links.trips() || undefined}
      aria-label={m.banner_label()}
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
    >
      {open && (
        <BannerWays
          wording={wording}
          ask={ask}
          operator={operator}
          answerer={answerer}
          targets={targets}
          phone={phone}
          team={country?.isPlanned ? links.team(country.tag) : null}
        />
      )}
      <div ref={disc} className={styles.disc}>
        <DiscButton
          look="plain"
          icon="chat-circle-text"
          label={title}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      </div>
      <div ref={strip} className={styles.in}>
        {answerer && <Portrait person={answerer} shape="avatar" sizes="2.25rem" />}
        <button type="button" className={styles.words} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Display as="b" size={20}>
            {title}
          </Display>
          <Icon name={open ? 'caret-down-bold' : 'caret-up-bold'} size="xs" />
        </button>
        <Chip to={ask} data-ask className={styles.ask}>
          <Icon name="chat-circle-text" />
          {m.contact_title()}
        </Chip>
        <DiscButton look="plain" icon="x-bold" label={m.contact_close()} onClick={close} />
      </div>
    </aside>
  )
}
