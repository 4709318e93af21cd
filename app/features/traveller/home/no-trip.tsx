import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './no-trip.module.css'

interface NoTripProps {
  role: Me['role']
  /** First name of the planner who would answer a request. */
  answerer: string | null
}

/** Shown without a trip: who would answer, and how to ask. Staff and partners get a link to their own pages. */
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
