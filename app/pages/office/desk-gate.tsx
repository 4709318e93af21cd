import type { ReactNode } from 'react'
import { findEndedSession } from '#app/client/private-data/claim-words.ts'
import type { MeState } from '#app/features/account/account/use-me.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './desk-gate.module.css'

interface DeskGateProps {
  me: MeState
  children: (me: Me) => ReactNode
}

/** Admits planners and admins; shows everyone else what this is and how to get access. */
export function DeskGate({ me, children }: DeskGateProps) {
  const logInLink = useLogInLink()
  if (me === 'loading')
    return (
      <main id="main" className={styles.gate} aria-busy="true" aria-label={m.office_title()}>
        <Skeleton width="100%" height="2.5rem" />
        <Skeleton width="96%" height="2.5rem" />
        <Skeleton width="100%" height="2.5rem" />
      </main>
    )
  if (me === 'unreachable')
    return (
      <Shut title={m.office_unreachable_title()} words={m.office_unreachable()}>
        <SecondaryButton onClick={() => location.reload()}>{m.office_retry()}</SecondaryButton>
      </Shut>
    )
  if (me === 'visitor') {
    const ended = findEndedSession()
    return (
      <Shut
        title={ended ? m.office_ended_title() : m.office_shut_title()}
        words={
          ended
            ? [m.office_ended(), ended.hasWords && m.office_ended_words()].filter(Boolean).join(' ')
            : m.office_shut_visitor()
        }
      >
        <SecondaryButton to={logInLink}>{m.identity_log_in()}</SecondaryButton>
      </Shut>
    )
  }
  if (me.role !== 'planner' && me.role !== 'admin')
    return (
      <Shut title={m.office_shut_title()} words={m.office_shut_person({ name: me.name })}>
        <SecondaryButton to={links.account()}>{m.office_own_account()}</SecondaryButton>
      </Shut>
    )
  return children(me)
}

interface ShutProps {
  title: string
  words: string
  children: ReactNode
}

/** Explains why there is no access, who has it, and what to do. */
function Shut({ title, words, children }: ShutProps) {
  return (
    <main id="main" className={styles.gate}>
      <div className={styles.shut}>
        <CeibaTree state="bare" className={styles.tree} />
        <div>
          <Display as="h1" size={44}>
            {title}
          </Display>
          <p>{words}</p>
          {children}
        </div>
      </div>
    </main>
  )
}
