import { m } from '#app/paraglide/messages.js'
import { MediaGallery } from '#app/picture/media/media-gallery.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { CompanyPage } from './company-schema.ts'

/** Gallery of a company page (specification, section 3: Web page content); renders nothing without pictures. */
export function CompanyGallery({ page }: { page: Pick<CompanyPage, 'gallery'> }) {
  if (page.gallery.length === 0) return null
  return (
    <Section id="gallery">
      <Wrap>
        <SectionHead title={m.company_gallery()} />
        <MediaGallery items={page.gallery} />
      </Wrap>
    </Section>
  )
}
