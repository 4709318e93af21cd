import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Gallery } from './gallery.ts'
import { PictureGallery } from './picture-gallery.tsx'

interface GallerySectionProps {
  gallery: Gallery
  name: string
}

/** The photographs of a place or a trip, and its drawing, on its page. */
export function GallerySection({ gallery, name }: GallerySectionProps) {
  return (
    <Section rhythm="tight">
      <Wrap>
        <SectionHead title={m.gallery_title()} />
        <PictureGallery gallery={gallery} name={name} sizes="(width >= 64rem) 52rem, 100vw" />
      </Wrap>
    </Section>
  )
}
