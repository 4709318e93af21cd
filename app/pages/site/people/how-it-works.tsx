import { formatReplyTimes } from '#app/features/conversation/reply-times/reply-times.ts'
import { getReplyTimes } from '#app/features/conversation/reply-times/reply-times-queries.server.ts'
import type { ReplyTimes } from '#app/features/conversation/reply-times/reply-times-schema.ts'
import { withLadder } from '#app/features/money/terms/cancelling-table.tsx'
import { getTermsInForce, getTermsQuote } from '#app/features/money/terms/terms-queries.server.ts'
import { CompanyGallery } from '#app/features/people/company/company-gallery.tsx'
import { getCompanyPage } from '#app/features/people/company/company-queries.server.ts'
import { Questions } from '#app/features/people/company/questions.tsx'
import { getGlobalContacts } from '#app/features/people/staff/staff-queries.server.ts'
import { DEFAULT_COUNTRY } from '#app/features/plan/core/plan.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { questionsNode } from '#app/features/reading/structured-data/describe-article.server.ts'
import { describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { HowItWorks } from '#app/frame/home/how-it-works.tsx'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LongRead, type Part } from '#app/ui/long-read.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/how-it-works.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** How a trip is planned, in detail. */
export const loader = pageDoor(async ctx => {
  const [page, contacts, replyTimes, terms] = await Promise.all([
    getCompanyPage(ctx, 'how-it-works', await getTermsQuote(ctx)),
    getGlobalContacts(ctx),
    getReplyTimes(ctx),
    getTermsInForce(ctx),
  ])
  const card = await signCard(ctx, { title: page.title, kicker: '', poster: null })
  const planner = contacts.find(({ countries }) => countries.includes(DEFAULT_COUNTRY))
  return { page, planner, replyTimes, terms, card, data: describePage(questionsNode(page.questions)) }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, line } = loaderData.page
  const { card, data } = loaderData
  return pageMeta({ title, description: line, path: links.howItWorks(), card, data, matches })
}

/** Adds the measured reply times to the promised ones. */
function withReplyTimes(parts: readonly Part[], times: ReplyTimes | null): readonly Part[] {
  if (!times) return parts
  return parts.map(part =>
    part.id === 'answering' ? { ...part, points: [...(part.points ?? []), [formatReplyTimes(times)]] } : part,
  )
}

export default function HowItWorksPage({ loaderData }: Route.ComponentProps) {
  const { page, planner, replyTimes, terms } = loaderData
  return (
    <main id="main">
      <HowItWorks as="h1" planner={planner} />
      <Section tone="sunken" rhythm="tight">
        <Wrap>
          <LongRead
            contents={m.company_contents()}
            lead={page.body}
            parts={withLadder(withReplyTimes(page.parts, replyTimes), 'deposit', terms)}
          >
            <div>
              <Button to={links.ask({ url: links.howItWorks() })} data-ask icon="chat-circle-text-bold">
                {m.contact_title()}
              </Button>
            </div>
          </LongRead>
        </Wrap>
      </Section>
      <CompanyGallery page={page} />
      <Section>
        <Wrap>
          <Questions title={m.company_questions()} questions={page.questions} />
        </Wrap>
      </Section>
    </main>
  )
}
