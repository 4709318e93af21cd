import { Suspense } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { percentOf } from '#app/features/money/terms/terms.ts'
import { dateOfDay, paceRules } from '#app/features/proposal/proposal/pace.ts'
import { paceOf } from '#app/features/proposal/proposal/pace-of.ts'
import { staysOf } from '#app/features/proposal/proposal/proposal-facts.ts'
import { moreThan, totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { withChoices } from '#app/features/proposal/sent/line-answers.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { Pace } from '#app/features/traveller/figures/pace.tsx'
import { Price } from '#app/features/traveller/figures/price.tsx'
import { Sky } from '#app/features/traveller/figures/sky.tsx'
import { changeLines, partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { isLinkClosed, LinkClosed, LinkNote } from '#app/features/traveller/proposal/link-reader.tsx'
import { Nights } from '#app/features/traveller/proposal/nights.tsx'
import { dayAndMonth, dayRange, longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import {
  FailureNote,
  NoProposal,
  OlderProposal,
  ProposalFailed,
  ProposalWaiting,
} from '#app/features/traveller/proposal/proposal-states.tsx'
import { moneyOf, signedMinutes, signedMoney } from '#app/features/traveller/proposal/total-words.ts'
import { useLineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { useShownProposal } from '#app/features/traveller/proposal/use-shown-proposal.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { latePart } from '#app/ui/late-part.ts'
import { Section } from '#app/ui/section.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { AcceptButton, isSignable } from './accept-button.tsx'
import { Days } from './days.tsx'
import { ProposalBar } from './proposal-bar.tsx'
import styles from './proposal-page.module.css'
import { Questions } from './questions.tsx'
import { SumCard } from './sum-card.tsx'

/** Whoever reads by a link is not told the ages of children. */
const rulesWithoutAges = paceRules.filter(rule => rule !== 'ages')

/** Changes since the previous draft, and their effect on the totals. */
function Changed({ proposal }: { proposal: OwnProposal }) {
  const { difference, content, facts } = proposal
  if (!difference) return null
  const { since, changes, before, now } = difference
  const lines = changeLines(changes, { content, facts })
  const driven = now.drivingMinutes - before.drivingMinutes
  const price = moreThan(before, now)
  return (
    <section className={styles.changed} aria-labelledby="changed">
      <Display size={30} id="changed">
        {m.proposal_changed({ number: since })}
      </Display>
      {lines.length === 0 && <p>{m.proposal_nothing_changed()}</p>}
      <ul>
        {lines.map(line => (
          <li key={line.key}>
            <span>{line.before && <del>{line.before}</del>}</span>
            <span>{line.now && <ins>{line.now}</ins>}</span>
            <b>{line.minor !== null && signedMoney(line.minor, content.currency)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.sums}>
        {driven !== 0 && (
          <span>
            {m.proposal_driving()} <b>{signedMinutes(driven)}</b>
          </span>
        )}
        {now.nights !== before.nights && (
          <span>
            {m.proposal_nights()}{' '}
            <b>
              {now.nights - before.nights > 0 ? '+' : '−'} {Math.abs(now.nights - before.nights)}
            </b>
          </span>
        )}
        {price !== null && price !== 0 && (
          <span>
            {m.proposal_price()} <b>{signedMoney(price, content.currency)}</b>
          </span>
        )}
        <span>{m.proposal_nothing_else()}</span>
      </p>
    </section>
  )
}

// At the foot of a long page: they come after what is read first.
const Refund = latePart(async () => (await import('#app/features/traveller/figures/refund.tsx')).Refund)
const Companions = latePart(
  async () => (await import('#app/features/traveller/companions/companions.tsx')).Companions,
)

interface ProposalPageProps {
  planId: number
  /** The proposal's number within its plan. */
  number: number
}

/** Whether both numbers are valid for the API. */
function isNumbered({ planId, number }: ProposalPageProps): boolean {
  return /^[1-9]\d{0,14}$/.test(String(planId)) && /^[1-9]\d{0,5}$/.test(String(number))
}

/** The living proposal (design, 15). An address with invalid numbers is handled without a call. */
export function ProposalPage(numbers: ProposalPageProps) {
  return isNumbered(numbers) ? <SentProposal {...numbers} /> : <NoProposal />
}

/** Loads the proposal, or shows why it cannot. */
function SentProposal({ planId, number }: ProposalPageProps) {
  const { data, error, refetch, token } = useShownProposal(planId, number)
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'], where: 'id = $1', params: [String(planId)] }, [
    keyOf('GET /api/private/plan/{id}/proposal/{number}', { path: { id: planId, number } }),
    keyOf('GET /api/private/plan/{id}/share', { path: { id: planId } }),
    keyOf('GET /api/private/plan/{id}/vote', { path: { id: planId } }),
  ])
  // A link that was withdrawn meanwhile shows nothing any more.
  if (token !== null && error && isLinkClosed(error)) return <LinkClosed error={error} />
  if (data)
    return (
      <ProposalView key={token} proposal={data} isStale={error !== null} refresh={refetch} token={token} />
    )
  if (error) return <ProposalFailed status={error instanceof ApiError ? error.status : 0} retry={refetch} />
  return <ProposalWaiting />
}

interface ProposalViewProps {
  /** Preview in the office: links and votes are for the traveller only. */
  isPreview?: boolean
  /** Of the emailed link by which it is read; null for its traveller. */
  token?: string | null
  proposal: OwnProposal
  /** Whether the latest read failed, so that older data is shown. */
  isStale: boolean
  refresh: () => unknown
}

/** Name of the place of each night. */
function bedsOf({ content: { days }, facts }: OwnProposal): string[] {
  return days.filter(({ hotel }) => hotel).map(({ place }) => facts.places[place]?.name ?? place)
}

interface ProposalHeadProps {
  proposal: OwnProposal
  /** In the office, the links to other drafts stay in the office. */
  isPreview: boolean
}

/** Head of a proposal: title, dates, number of the draft, and the nights as bars. */
function ProposalHead({ proposal, isPreview }: ProposalHeadProps) {
  const { content, title, drafts, planId, number, poster } = proposal
  const { startsOn, days } = content
  const linkTo = isPreview ? links.draftPreview : links.ownProposal
  const endsOn = dateOfDay(startsOn, days.length - 1)
  return (
    <header className={`${styles.head} on-sky`}>
      <Wrap className={styles.in}>
        <div>
          <p className={styles.facts}>
            <span>{startsOn && endsOn ? dayRange(startsOn, endsOn) : m.proposal_dates_open()}</span>
            <span>{partyInWords(content)}</span>
          </p>
          <Display as="h1" size={96}>
            {title}
          </Display>
          <nav aria-label={m.proposal_drafts()}>
            <ol className={styles.drafts}>
              {drafts.map(draft => (
                <li key={draft.number}>
                  <Anchor
                    to={linkTo(planId, draft.number)}
                    aria-current={draft.number === number ? 'page' : undefined}
                  >
                    {m.proposal_draft({ number: draft.number })}
                    <small>{dayAndMonth(draft.sentTs, 'short')}</small>
                  </Anchor>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <PictureFrame
          picture={poster}
          ratio="4x3"
          sizes="26rem"
          decorative
          priority
          className={styles.poster}
        />
      </Wrap>
      <Wrap>
        <Nights stops={staysOf(bedsOf(proposal))} />
      </Wrap>
    </header>
  )
}

/** A proposal as its traveller sees it, with their answers to its lines. */
export function ProposalView({
  proposal,
  isStale,
  isPreview = false,
  token = null,
  refresh,
}: ProposalViewProps) {
  const answered = useLineAnswers(proposal, refresh, token)
  const lines = isPreview ? { ...answered, isOpen: false } : answered
  const { facts, refund, sky } = proposal
  // Chosen alternatives change days, price and pace before the server answers.
  const content = withChoices(proposal.content, lines.answers)
  return (
    <div className={styles.proposal}>
      <ProposalHead proposal={proposal} isPreview={isPreview} />
      <ProposalBar proposal={proposal} content={content} isOpen={lines.isOpen} />
      <Wrap className={styles.top}>
        <div className={styles.words}>
          {proposal.number < proposal.latest && <OlderProposal proposal={proposal} />}
          <FailureNote failure={isStale ? 'offline' : lines.failure} />
          {token !== null && <LinkNote />}
          <ProposalNote proposal={proposal} isPreview={isPreview || token !== null} />
          <Changed proposal={proposal} />
        </div>
        <SumCard proposal={proposal} content={content} lines={lines} />
      </Wrap>
      <Days proposal={proposal} content={content} lines={lines} />
      <Pace
        content={content}
        facts={facts}
        findings={paceOf(content, facts)}
        sky={sky}
        rules={token === null ? paceRules : rulesWithoutAges}
      />
      <Sky content={content} facts={facts} sky={sky} />
      <Price content={content} />
      <Suspense>
        {refund && <Refund steps={refund} content={content} depositPercent={proposal.terms.depositPercent} />}
      </Suspense>
      <Questions proposal={proposal} lines={lines} />
      <Suspense>
        {!isPreview && token === null && <Companions proposal={proposal} isOpen={lines.isOpen} />}
      </Suspense>
      <Finish proposal={proposal} content={content} isOpen={lines.isOpen} />
    </div>
  )
}

interface FinishProps {
  proposal: OwnProposal
  content: ProposalContent
  isOpen: boolean
}

/** Last section: accept, or ask for another draft. Hidden on an older draft and after an acceptance. */
function Finish({ proposal, content, isOpen }: FinishProps) {
  if (!isOpen) return null
  const { number, planId, terms } = proposal
  const total = totalMinor(content)
  const deposit = total === null ? null : total - percentOf(total, 100 - terms.depositPercent)
  return (
    <Section tone="sky" rhythm="tight" className={styles.finish}>
      <Wrap>
        <Display size={96}>
          {isSignable(proposal) ? m.proposal_say_yes({ number }) : m.proposal_say_yes_later({ number })}
        </Display>
        <Text size="lead">
          {proposal.openMatters.length > 0 || deposit === null
            ? m.open_way()
            : m.proposal_accepting({ deposit: moneyOf(deposit, content.currency) })}
        </Text>
        <div className={styles.do}>
          <AcceptButton proposal={proposal} size="lg" />
          <TertiaryButton to={links.tripMessages(planId, '#newest')} icon="pencil-simple">
            {m.proposal_another_draft()}
          </TertiaryButton>
          <TertiaryButton onClick={() => globalThis.print()}>{m.proposal_print()}</TertiaryButton>
        </div>
      </Wrap>
    </Section>
  )
}

interface ProposalNoteProps {
  proposal: OwnProposal
  isPreview: boolean
}

/** Portrait of the plan's planner, from the data of the account's pages. */
function PlannerPortrait({ planId }: { planId: number }) {
  const { data } = usePrivateQuery('GET /api/private/plan/{id}', {
    path: { id: planId },
    query: { locale: apiLocale() },
  })
  const portrait = data?.planner?.portrait
  return portrait ? <img src={portrait} alt="" width={128} height={128} /> : null
}

/** The planner's cover note, signed. */
function ProposalNote({ proposal, isPreview }: ProposalNoteProps) {
  const { note, planner, sentTs, number, latest, accepted } = proposal
  return (
    <section className={styles.note}>
      {!isPreview && <PlannerPortrait planId={proposal.planId} />}
      {note !== '' &&
        note.split(/\n+/).map(paragraph => (
          <Text key={paragraph} size="lead">
            {paragraph}
          </Text>
        ))}
      {number === latest && !accepted && <Text tone="quiet">{m.proposal_how()}</Text>}
      <div className={styles.signed}>
        {planner && (
          <Display as="p" size={24}>
            {planner.firstName}
          </Display>
        )}
        <Text tone="quiet">{longDay(sentTs)}</Text>
      </div>
    </section>
  )
}
