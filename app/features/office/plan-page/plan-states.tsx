import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './plan-states.module.css'

/** Placeholder while a plan loads, in the shape of its page. */
export function PlanWaits() {
  return (
    <main id="main" className={styles.waits} aria-busy="true" aria-label={m.office_loading()}>
      <Skeleton width="18rem" height="2rem" />
      <div>
        <Skeleton height="60svh" />
        <Skeleton height="60svh" />
        <Skeleton height="60svh" />
      </div>
    </main>
  )
}

interface PlanGoneProps {
  /** True if the server is unreachable; otherwise the plan does not exist or is not theirs. */
  isAway?: boolean
  onRetry?: () => void
}

/** Explains why a plan cannot be shown, who could show it, and leads back. */
export function PlanGone({ isAway = false, onRetry }: PlanGoneProps) {
  return (
    <main id="main" className={styles.gone}>
      <CeibaTree state={isAway ? 'fallen' : 'bare'} className={styles.tree} />
      <div>
        <Display as="h1" size={30}>
          {isAway ? m.office_away_title() : m.office_plan_gone_title()}
        </Display>
        <p>{isAway ? m.office_away() : m.office_plan_gone()}</p>
        {isAway && (
          <SecondaryButton size="sm" onClick={onRetry}>
            {m.office_retry()}
          </SecondaryButton>
        )}{' '}
        <SecondaryButton size="sm" to={links.office()}>
          {m.office_back()}
        </SecondaryButton>
      </div>
    </main>
  )
}
