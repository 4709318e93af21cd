import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { getPartner } from '#app/features/account/partner/partner-queries.server.ts'
import { PartnerWelcome } from '#app/features/account/partner/partner-welcome.tsx'
import { storeReferral } from '#app/features/account/partner/referral.ts'
import { signReferral } from '#app/features/account/partner/sign-referral.server.ts'
import { DEFAULT_COUNTRY, requestKeyOn } from '#app/features/plan/core/plan.ts'
import { AskForm } from '#app/features/request/form/ask-form.tsx'
import { receiveContactForm } from '#app/features/request/form/contact-form-door.server.ts'
import { links } from '#app/links.ts'
import { pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import styles from '#app/pages/site/request/ask.module.css'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/partner.ts'
import { PartnerFrame } from './partner-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** A partner's landing page: requests from here are attributed to the partner (product: Partner pages). */
export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => {
  const partner = await getPartner(ctx, params.partner)
  const initial = {
    country: partner.countries[0] ?? DEFAULT_COUNTRY,
    url: links.partnerPreview(partner.key),
    requestKey: requestKeyOn(ctx.now()),
    referral: signReferral(ctx.secret, partner.key, ctx.now()),
  }
  return { partner, initial }
})

export const action = pageDoor(async (ctx, { params, request }: Route.ActionArgs) => {
  const partner = await getPartner(ctx, params.partner)
  const answer = await receiveContactForm(ctx, request)
  if (answer.ok) throw redirect(links.partnerSuccess(partner.key, answer.receiptKey), 303)
  return data(answer.result, unsent(answer))
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { key, name, welcome } = loaderData.partner
  const page = {
    title: m.partner_title({ partner: name }),
    description: welcome ?? m.contact_title(),
    path: links.partnerPreview(key),
  }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

export default function PartnerPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { partner, initial } = loaderData
  const { site, answerers } = useSite()
  const { referral } = initial
  useEffect(() => storeReferral(referral), [referral])
  const offered = site.countries.filter(
    ({ tag }) => partner.countries.length === 0 || partner.countries.includes(tag),
  )
  return (
    <PartnerFrame partner={partner.name}>
      <PartnerWelcome partner={partner} operator={site.operator.name} />
      <Section tone="sunken" rhythm="tight">
        <Wrap className={styles.sheet}>
          <AskForm
            as="h2"
            countries={offered}
            answerers={answerers}
            hiddenStaff={site.hiddenStaff}
            initial={initial}
            result={result}
            partner={partner.key}
          />
        </Wrap>
      </Section>
    </PartnerFrame>
  )
}
