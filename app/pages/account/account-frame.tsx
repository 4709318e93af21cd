import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Mark, Wordmark } from '#app/brand/brand.tsx'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { PrivateData } from '#app/client/private-data/private-data.tsx'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useFocusReturn } from '#app/client/use-focus-return.ts'
import { useMe } from '#app/features/account/account/use-me.ts'
import { WorkLink } from '#app/features/account/account/work-link.tsx'
import { calledBy } from '#app/features/account/identity/identity.ts'
import { logOut } from '#app/features/account/log-in/identity-calls.ts'
import { dayOn, mayBeReviewed } from '#app/features/traveller/home/trip-order.ts'
import { LeavingNotice } from '#app/features/traveller/personal-data/leaving-notice.tsx'
import { links, otherLanguage } from '#app/links.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './account-frame.module.css'

export type AccountPart =
  | 'trips'
  | 'proposal'
  | 'messages'
  | 'travellers'
  | 'papers'
  | 'today'
  | 'review'
  | 'settings'

interface AccountFrameProps {
  current: AccountPart
  /** The open trip, whose tabs are shown beside the link back to all trips. 0 if its address has no valid number. */
  planId?: number
  /** Its sections reach from edge to edge; each brings its own `Wrap`. */
  isWide?: boolean
  children: ReactNode
}

interface PartProps {
  part: AccountPart
  current: AccountPart
  to: string
  label: string
}

function Part({ part, current, to, label }: PartProps) {
  return (
    <Anchor to={to} aria-current={part === current ? 'page' : undefined}>
      {label}
    </Anchor>
  )
}

interface TripPartsProps {
  planId: number
  current: AccountPart
  /** The bar that contains the tabs. */
  bar: RefObject<HTMLElement | null>
}

/** The tabs of a trip: its latest proposal, once there is one, and the conversation. */
function TripParts({ planId, current, bar }: TripPartsProps) {
  const { data } = usePrivateQuery('GET /api/private/plan/{id}', {
    path: { id: planId },
    query: { locale: apiLocale() },
  })
  const isKnown = data !== undefined
  // Tabs that appear only once the trip is loaded move the others.
  useEffect(() => {
    if (isKnown) showCurrent(bar.current)
  }, [bar, isKnown])
  const latest = data?.latestProposal ?? null
  return (
    <>
      {latest !== null && (
        <Part
          part="proposal"
          current={current}
          to={links.ownProposal(planId, latest)}
          label={m.proposal_page_title()}
        />
      )}
      <Part
        part="messages"
        current={current}
        to={links.tripMessages(planId)}
        label={m.conversation_messages()}
      />
      <Part
        part="travellers"
        current={current}
        to={links.tripTravellers(planId)}
        label={m.travellers_part()}
      />
      <Part part="papers" current={current} to={links.tripPapers(planId)} label={m.papers_title()} />
      {(current === 'today' || (data && data.acceptedProposal !== null)) && (
        <Part part="today" current={current} to={links.tripToday(planId)} label={m.today_part()} />
      )}
      {(current === 'review' || (data && mayBeReviewed(data, dayOn(new Date())))) && (
        <Part part="review" current={current} to={links.tripReview(planId)} label={m.account_review()} />
      )}
    </>
  )
}

/** On a phone the tabs are wider than the screen: scrolls the open one into the middle. */
function showCurrent(parts: HTMLElement | null): void {
  const open = parts?.querySelector<HTMLElement>('[aria-current]')
  if (!parts || !open) return
  parts.scrollLeft = open.offsetLeft - parts.offsetLeft - (parts.clientWidth - open.offsetWidth) / 2
}

/** The frame of the account's pages: a bar with tabs on a desktop, tabs under the mark on a phone (design, 16). */
export function AccountFrame({ current, planId, isWide = false, children }: AccountFrameProps) {
  const bar = useRef<HTMLElement>(null)
  const { site } = useSite()
  useFocusReturn()
  useEffect(() => showCurrent(bar.current), [])
  return (
    <PrivateData>
      <div className={styles.page}>
        <header className={styles.head}>
          <Wrap className={styles.in}>
            <Anchor to={links.home()} className={styles.mark} aria-label={m.account_to_site()}>
              <Wordmark name={site.operator.name} />
            </Anchor>
            <nav className={styles.parts} aria-label={m.account_title()} ref={bar}>
              <Part part="trips" current={current} to={links.account()} label={m.account_trips()} />
              {planId ? <TripParts planId={planId} current={current} bar={bar} /> : null}
              <Part
                part="settings"
                current={current}
                to={links.accountSettings()}
                label={m.account_settings()}
              />
              <Work />
            </nav>
            <Person />
          </Wrap>
        </header>
        <main id="main">
          {current !== 'settings' && <Leaving />}
          {isWide ? children : <Wrap>{children}</Wrap>}
        </main>
        <Foot />
      </div>
    </PrivateData>
  )
}

/** Shown while the account waits for its deletion. */
function Leaving() {
  const me = useMe()
  if (typeof me === 'string' || !me.deletes_ts) return null
  return (
    <Wrap>
      <LeavingNotice deletesTs={me.deletes_ts} />
    </Wrap>
  )
}

function Work() {
  const me = useMe()
  return typeof me === 'string' ? null : <WorkLink me={me} />
}

/** The logged-in person, and the log-out. */
function Person() {
  const me = useMe()
  if (typeof me === 'string') return null
  return (
    <div className={styles.person}>
      <Avatar name={me.name} size="sm" />
      <span className={styles.name}>{calledBy(me)}</span>
      <button type="button" className={styles.out} onClick={() => void logOut().catch(() => undefined)}>
        {m.account_log_out()}
      </button>
    </div>
  )
}

function Foot() {
  const { operator } = useSite().site
  const { pathname, search } = useLocation()
  const { href, lang, label } = otherLanguage(pathname, search)
  return (
    <footer className={styles.foot}>
      <Wrap className={styles.footIn}>
        <span className={styles.sign}>
          <Mark />
          <Text as="span" size="fine" tone="quiet">
            {operator.legalName}
          </Text>
        </span>
        <TextLink to={links.ask()}>{m.account_help()}</TextLink>
        <TextLink to={links.privacy()}>{m.account_privacy()}</TextLink>
        <TextLink to={`tel:${operator.phones.us.e164}`}>{operator.phones.us.number}</TextLink>
        <a href={href} lang={lang} hrefLang={lang}>
          {label}
        </a>
      </Wrap>
    </footer>
  )
}
