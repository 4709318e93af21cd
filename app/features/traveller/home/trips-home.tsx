import { apiLocale } from '#app/client/api-client/calls.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { useMinute } from '#app/client/use-minute.ts'
import { calledBy } from '#app/features/account/identity/identity.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { NextTrip } from './next-trip.tsx'
import type { OwnPlan } from './own-plan-schema.ts'
import { dayOn, orderTrips } from './trip-order.ts'
import { countWords, formatDay, greeting, waitingWords } from './trip-words.ts'
import styles from './trips-home.module.css'

/** The other trips, one per line. */
function OtherTrips({ plans }: { plans: readonly OwnPlan[] }) {
  if (plans.length === 0) return null
  return (
    <ul className={styles.trips}>
      {plans.map(plan => (
        <li key={plan.id}>
          <Frame src={plan.picture} alt="" ratio="4x3" className={styles.picture} />
          <div>
            <p className={plan.waitsFor === 'traveller' ? styles.yours : styles.tag}>{waitingWords(plan)}</p>
            <Display size={30}>{plan.title}</Display>
            {plan.startsOn && <Text tone="quiet">{formatDay(plan.startsOn)}</Text>}
          </div>
          <SecondaryButton to={links.tripMessages(plan.id, '#newest')} icon="chat-circle-text" size="sm">
            {plan.waitsFor === 'traveller' ? m.account_answer() : m.conversation_messages()}
          </SecondaryButton>
        </li>
      ))}
    </ul>
  )
}

interface TripsHomeProps {
  me: Me
  /** First name of the planner who would answer a new request. */
  answerer: string | null
}

/** The traveller's trips: the next one large with its clock, the others as lines, and the traveller's tasks. */
export function TripsHome({ me, answerer }: TripsHomeProps) {
  const { data, isPending, refetch } = usePrivateQuery('GET /api/private/plan', {
    query: { locale: apiLocale() },
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'] }, [keyOf('GET /api/private/plan')])
  const now = useMinute()
  if (isPending) return <Waiting />
  const plans = data ?? []
  const { next, others, older } = orderTrips(plans, dayOn(now))
  const open = next ? [next, ...others] : []
  return (
    <div className={styles.home}>
      <header>
        <Display as="h1" size={64}>
          {greeting(now.getHours(), calledBy(me))}
        </Display>
        {open.length > 0 && (
          <Text size="lead" tone="quiet">
            {countWords(open)}
          </Text>
        )}
      </header>
      {!data && (
        <div className={styles.away}>
          <Note kind="error">{m.account_trips_unreachable()}</Note>
          <SecondaryButton onClick={() => void refetch()}>{m.account_retry()}</SecondaryButton>
        </div>
      )}
      {next && <NextTrip plan={next} now={now} today={dayOn(now)} />}
      {data && !next && <NoTrip role={me.role} answerer={answerer} />}
      <OtherTrips plans={others} />
      <div className={styles.foot}>
        {older.length > 0 && <OlderTrips plans={older} />}
        <Text size="small" tone="quiet">
          {m.account_logged_in({ email: me.email })}
        </Text>
        {next && (
          <MoreLink to={links.ask({ url: links.account() })} data-ask>
            {m.account_another_trip()}
          </MoreLink>
        )}
      </div>
    </div>
  )
}

function OlderTrips({ plans }: { plans: readonly OwnPlan[] }) {
  return (
    <section className={styles.older}>
      <h2>{m.account_older_trips()}</h2>
      <ul>
        {plans.map(({ id, title, stage }) => (
          <li key={id}>
            <MoreLink to={links.tripMessages(id)}>{title}</MoreLink>
            {stage === 'closed' && (
              <TextLink to={links.tripReview(id)} aria-label={`${m.account_review_trip()}: ${title}`}>
                {m.account_review_trip()}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Placeholder in the shape of the page while it loads. */
function Waiting() {
  return (
    <div className={styles.home} aria-busy="true">
      <p className="visually-hidden" role="status">
        {m.account_trips_loading()}
      </p>
      <Skeleton height="4rem" width="55%" />
      <Skeleton height="26rem" />
      <Skeleton height="1rem" width="70%" />
    </div>
  )
}

interface NoTripProps {
  role: Me['role']
  /** First name of the planner who would answer a request. */
  answerer: string | null
}

/** Shown without a trip: who would answer, how to ask, and where to look meanwhile. Staff and partners get a link to their own pages. */
export function NoTrip({ role, answerer }: NoTripProps) {
  if (role !== 'traveller') return <NoOwnTrip isPartner={role === 'partner'} />
  return (
    <section className={styles.none}>
      <CeibaTree state="bare" className={styles.tree ?? ''} />
      <div>
        <Display size={30}>{m.account_no_trip_title()}</Display>
        <Text tone="quiet">
          {answerer === null ? m.account_no_trip() : m.account_no_trip_by({ name: answerer })}
        </Text>
        <Button to={links.ask({ url: links.account() })} data-ask>
          {m.contact_title()}
        </Button>
        <nav aria-label={m.account_no_trip_look()} className={styles.look}>
          <MoreLink to={links.trips()}>{m.error_trips()}</MoreLink>
          <MoreLink to={links.whenToGo()}>{m.when_nav()}</MoreLink>
          <MoreLink to={links.saved()}>{m.account_no_trip_saved()}</MoreLink>
        </nav>
      </div>
    </section>
  )
}

function NoOwnTrip({ isPartner }: { isPartner: boolean }) {
  return (
    <section className={styles.none}>
      <CeibaTree state="bare" className={styles.tree ?? ''} />
      <div>
        <Display size={30}>{m.account_no_own_trip_title()}</Display>
        <Text tone="quiet">
          {isPartner ? m.account_no_own_trip_partner() : m.account_no_own_trip_office()}
        </Text>
        <Button to={isPartner ? links.org() : links.office()}>
          {isPartner ? m.account_open_partner() : m.account_open_office()}
        </Button>
      </div>
    </section>
  )
}
