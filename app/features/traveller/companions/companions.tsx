import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import { copyText } from '#app/client/copy-text.ts'
import { downloadFile } from '#app/client/download-file.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { MOST_VOTERS, SMALLEST_GROUP } from '#app/features/proposal/vote/vote.ts'
import type { OwnVote } from '#app/features/proposal/vote/vote-schema.ts'
import fileStyles from '#app/features/traveller/files/file-list.module.css'
import { type FileFormat, fileName, filesOf } from '#app/features/traveller/files/file-trip.ts'
import { Voters } from '#app/features/traveller/sharing/voters.tsx'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './companions.module.css'
import { VoteResults } from './vote-results.tsx'

/** State of a call made by a button: whether it is running, and whether the last one failed. */
function useCall(refresh: () => unknown) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function call(make: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setHasFailed(false)
    try {
      await make()
      await refresh()
      return true
    } catch {
      setHasFailed(true)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, hasFailed, call }
}

interface VoteControlProps {
  proposal: OwnProposal
  isOpen: boolean
}

/** The quiet vote: start, wait, close, and the result. */
function VoteControl({ proposal, isOpen }: VoteControlProps) {
  const { planId, content, facts } = proposal
  const path = { id: planId }
  const { data: vote, refetch } = usePrivateQuery('GET /api/private/plan/{id}/vote', { path })
  const { isBusy, hasFailed, call } = useCall(refetch)
  const open = (voters: number) =>
    call(() => browserApi('POST /api/private/plan/{id}/vote', { path, body: { voters } }))
  const close = () => call(() => browserApi('DELETE /api/private/plan/{id}/vote', { path }))
  const names = content.days.map(({ title, place }) => title || (facts.places[place]?.name ?? place))
  const isRunning = vote?.closedTs === null
  return (
    <div className={styles.part}>
      <Display as="h3" size={24}>
        {m.vote_title()}
      </Display>
      {vote?.result ? (
        <>
          <Text tone="quiet">{m.vote_about({ number: vote.number })}</Text>
          <VoteResults result={vote.result} names={vote.number === proposal.number ? names : []} />
        </>
      ) : (
        <Text>{m.vote_lead()}</Text>
      )}
      {vote && isRunning && <Running vote={vote} isBusy={isBusy} close={() => void close()} />}
      {vote !== undefined && !isRunning && isOpen && (
        <Opening isAgain={vote !== null} isBusy={isBusy} open={voters => void open(voters)} />
      )}
      {hasFailed && <Note kind="error">{m.share_failed()}</Note>}
    </div>
  )
}

/** Asks for the number of voters. */
function Opening({
  isAgain,
  isBusy,
  open,
}: {
  isAgain: boolean
  isBusy: boolean
  open: (voters: number) => void
}) {
  const [voters, setVoters] = useState(String(SMALLEST_GROUP))

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    open(Number(voters))
  }

  return (
    <form onSubmit={submit} className={styles.open}>
      <TextField
        label={m.vote_how_many()}
        hint={m.vote_at_least()}
        type="number"
        inputMode="numeric"
        min={SMALLEST_GROUP}
        max={MOST_VOTERS}
        required
        value={voters}
        onChange={event => setVoters(event.currentTarget.value)}
      />
      <SecondaryButton type="submit" size="sm" data-focus="vote" aria-busy={isBusy}>
        {isAgain ? m.vote_again() : m.vote_open()}
      </SecondaryButton>
    </form>
  )
}

/** The link for companions, and who has answered. */
function Running({ vote, isBusy, close }: { vote: OwnVote; isBusy: boolean; close: () => void }) {
  const { address, answers, voters, names } = vote
  return (
    <>
      <p aria-live="polite">
        <b>{m.vote_standing({ answers, voters })}</b>
      </p>
      <Voters names={names} voters={voters} />
      <LinkField address={address} focus="vote">
        <TertiaryButton onClick={close} aria-busy={isBusy}>
          {m.vote_close()}
        </TertiaryButton>
      </LinkField>
      <Text size="fine" tone="quiet">
        {m.vote_close_hint()}
      </Text>
    </>
  )
}

/** Creates, copies and ends the share link. */
function ShareControl({ planId }: { planId: number }) {
  const path = { id: planId }
  const { data: link, refetch } = usePrivateQuery('GET /api/private/plan/{id}/share', { path })
  const { isBusy, hasFailed, call } = useCall(refetch)
  const open = () => call(() => browserApi('POST /api/private/plan/{id}/share', { path }))
  const [isEnded, setIsEnded] = useState(false)

  async function end(): Promise<void> {
    setIsEnded(await call(() => browserApi('DELETE /api/private/plan/{id}/share', { path })))
  }

  return (
    <div className={styles.part}>
      <Display as="h3" size={24}>
        {m.share_link_title()}
      </Display>
      <Text>{m.share_link_lead()}</Text>
      {link ? (
        <LinkField address={link.address} focus="share">
          <TertiaryButton onClick={() => void end()}>{m.share_end()}</TertiaryButton>
        </LinkField>
      ) : (
        <SecondaryButton size="sm" data-focus="share" aria-busy={isBusy} onClick={() => void open()}>
          {m.share_make()}
        </SecondaryButton>
      )}
      {isEnded && !link && <Note kind="ok">{m.share_ended()}</Note>}
      {hasFailed && <Note kind="error">{m.share_failed()}</Note>}
    </div>
  )
}

interface CompanionsProps {
  proposal: OwnProposal
  /** Whether the proposal can still be answered. */
  isOpen: boolean
}

/**
 * Files of the traveller's own proposal. They are fetched by script, because a plain link cannot carry the login key.
 */
function OwnFiles({ proposal }: { proposal: OwnProposal }) {
  const { planId, number, content, map } = proposal
  const [busy, setBusy] = useState<FileFormat | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function download(format: FileFormat): Promise<void> {
    if (busy) return
    setBusy(format)
    setHasFailed(false)
    try {
      const path = { id: planId, number, format }
      const address = addressOf('GET /api/private/plan/{id}/proposal/{number}/file/{format}', { path })
      await downloadFile(address, fileName(proposal, format))
    } catch {
      setHasFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={fileStyles.part}>
      <Display as="h3" size={24}>
        {m.file_title()}
      </Display>
      <Text>{m.file_lead()}</Text>
      <ul className={fileStyles.files}>
        {filesOf({ hasDates: content.startsOn !== null, hasMap: map !== null }).map(
          ({ format, icon, name, note }) => (
            <li key={format}>
              <button type="button" aria-busy={busy === format} onClick={() => void download(format)}>
                <Icon name={icon} />
                <span>
                  <b>{name()}</b>
                  <small>{busy === format ? m.file_making() : note()}</small>
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
      {hasFailed && <Note kind="error">{m.file_failed()}</Note>}
    </div>
  )
}

/** For companions: a share link, a quiet vote, and files to download. */
export function Companions({ proposal, isOpen }: CompanionsProps) {
  return (
    <Section tone="sunken" rhythm="tight" id="company" className={styles.company}>
      <Wrap>
        <Display size={44}>{m.share_title()}</Display>
        <div className={styles.parts}>
          <ShareControl planId={proposal.planId} />
          <VoteControl proposal={proposal} isOpen={isOpen} />
          <OwnFiles proposal={proposal} />
        </div>
      </Wrap>
    </Section>
  )
}

interface LinkFieldProps {
  address: string
  /** The `data-focus` of the button that made the link, in whose place this stands: the focus goes on to the copying. */
  focus: string
  /** Beside the copying. */
  children: ReactNode
}

/** A link to be copied. Where the browser does not let a page copy, it is marked, to be copied by hand. */
function LinkField({ address, focus, children }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy(): Promise<void> {
    setIsCopied(await copyText(address, field.current))
  }

  return (
    <>
      <div className={styles.wide}>
        <TextField
          ref={field}
          label={m.share_address()}
          readOnly
          value={address}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <p className={styles.do}>
        <SecondaryButton
          size="sm"
          data-focus={focus}
          icon={isCopied ? 'check' : undefined}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{isCopied ? m.share_copied() : m.share_copy()}</span>
        </SecondaryButton>
        {children}
      </p>
    </>
  )
}
