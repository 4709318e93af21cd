import { AttachmentLink } from '#app/features/conversation/attachment/attachment-link.tsx'
import { EmailParts, EmailSubject } from '#app/features/conversation/attachment/email-parts.tsx'
import { WholeEmail } from '#app/features/conversation/attachment/whole-email.tsx'
import { FileList } from '#app/features/conversation/thread/file-list.tsx'
import { PlanDrafts } from '#app/features/office/editor/plan-drafts.tsx'
import { PlanDesk } from '#app/features/office/plan-page/plan-desk.tsx'
import { PlanLink } from '#app/features/office/plan-page/plan-link.tsx'
import { PlanTravellers } from '#app/features/office/plan-page/plan-travellers.tsx'
import { PlanVoteNote } from '#app/features/office/plan-page/plan-vote.tsx'
import { VoteResults } from '#app/features/traveller/companions/vote-results.tsx'
import { ProposalCard } from '#app/features/traveller/proposal/proposal-card.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/office-plan.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta({ params }: Route.MetaArgs) {
  return [{ title: m.office_plan_number({ number: params.planId }) }, { name: 'robots', content: 'noindex' }]
}

/** A plan in the office: an anonymous document that the browser fills. */
export default function OfficePlanPage({ params }: Route.ComponentProps) {
  const planId = /^[1-9]\d{0,14}$/.test(params.planId) ? Number(params.planId) : null
  return (
    <PlanDesk
      key={planId}
      planId={planId}
      pieces={({ id, files }) => ({
        draftCard: draft => <ProposalCard draft={draft} to={links.draftPreview(id, draft.number)} />,
        attachment: file => <AttachmentLink key={file.href} {...file} />,
        emailSubject: email => <EmailSubject email={email} />,
        emailParts: ({ email, refusedFiles }) => <EmailParts email={email} refusedFiles={refusedFiles} />,
        wholeEmail: href => <WholeEmail href={href} />,
        files: <FileList files={files} />,
      })}
      drafts={(plan, checksIn, coverNote) => (
        <>
          <PlanVoteNote planId={plan.id} results={result => <VoteResults result={result} names={[]} />} />
          <PlanDrafts plan={plan} checksIn={checksIn} coverNote={coverNote} />
          <PlanTravellers planId={plan.id} />
          {plan.proposals.some(({ sentTs }) => sentTs) && <PlanLink planId={plan.id} />}
        </>
      )}
    />
  )
}
