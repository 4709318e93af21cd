import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './shared-trip.module.css'

/** Shown for an ended and for an unknown link alike, so that a stranger cannot tell them apart. */
export function LinkClosed() {
  return (
    <main id="main">
      <title>{m.share_closed()}</title>
      <Wrap className={styles.closed}>
        <CeibaTree state="bare" className={styles.tree} />
        <div className={styles.words}>
          <Display as="h1" size={64}>
            {m.share_closed()}
          </Display>
          <Text size="lead">{m.share_closed_lead()}</Text>
          <Button to={links.trips()}>{m.share_plan_own()}</Button>
        </div>
      </Wrap>
    </main>
  )
}
