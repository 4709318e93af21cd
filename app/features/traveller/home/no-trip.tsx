import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './no-trip.module.css'

/** No trip yet: who would answer, and how to ask. */
export function NoTrip({ answerer }: { answerer: string | null }) {
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
