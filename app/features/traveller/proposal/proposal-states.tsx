import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './proposal-states.module.css'
import type { LineAnswers } from './use-line-answers.ts'

/** Note on an older draft, which can be read but not accepted. */
export function OlderProposal({ proposal }: { proposal: OwnProposal }) {
  const { planId, number, latest } = proposal
  return (
    <div className={styles.older}>
      <p>
        <b>{m.proposal_older({ number })}</b> {m.proposal_older_line({ latest })}
      </p>
      <SecondaryButton to={links.ownProposal(planId, latest)} size="sm">
        {m.proposal_older_see()}
      </SecondaryButton>
    </div>
  )
}

/** Why an answer was not stored. */
export function FailureNote({ failure }: { failure: LineAnswers['failure'] }) {
  if (failure === 'offline')
    return (
      <Note kind="error" icon="wifi-slash">
        {m.proposal_offline()}
      </Note>
    )
  if (failure === 'superseded') return <Note kind="wait">{m.proposal_superseded()}</Note>
  if (failure === 'accepted') return <Note kind="wait">{m.proposal_signed_meanwhile()}</Note>
  return failure ? <Note kind="error">{m.proposal_failed()}</Note> : null
}

/** Placeholder in the shape of the page while it loads. */
export function ProposalWaiting() {
  return (
    <Wrap className={styles.kind} aria-busy="true">
      <Text tone="quiet">{m.proposal_loading()}</Text>
      <Skeleton height="4rem" width="60%" />
      <Skeleton height="2.5rem" />
      <Skeleton height="14rem" />
      <Skeleton height="1rem" width="80%" />
    </Wrap>
  )
}

/** There is no such proposal, or it belongs to another traveller. */
export function NoProposal() {
  return (
    <Wrap className={styles.kind}>
      <Display as="h1" size={64}>
        {m.proposal_not_found()}
      </Display>
      <Text>{m.proposal_not_found_lead()}</Text>
      <TextLink to={links.account()}>{m.account_title()}</TextLink>
    </Wrap>
  )
}

/** Distinguishes logged out, not found and unreachable. */
export function ProposalFailed({ status, retry }: { status: number; retry: () => unknown }) {
  const logInLink = useLogInLink()
  if (status === 401)
    return (
      <Wrap className={styles.kind}>
        <Display as="h1" size={64}>
          {m.proposal_log_in()}
        </Display>
        <Text>{m.proposal_log_in_lead()}</Text>
        <Button to={logInLink}>{m.identity_log_in()}</Button>
      </Wrap>
    )
  if (status === 404 || status === 422) return <NoProposal />
  return (
    <Wrap className={styles.kind}>
      <Display as="h1" size={64}>
        {m.proposal_unreachable()}
      </Display>
      <Note kind="error" icon="wifi-slash">
        {m.proposal_unreachable_lead()}
      </Note>
      <SecondaryButton onClick={() => void retry()}>{m.proposal_retry()}</SecondaryButton>
    </Wrap>
  )
}
