import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Gallery } from './gallery.ts'
import styles from './gallery-section.module.css'
import { PictureGallery } from './picture-gallery.tsx'

interface GallerySectionProps {
  /** Null without photographs: then there is nothing. */
  gallery: Gallery | null
  name: string
}

/** The photographs of a place or a trip, and its drawing, on its page. */
export function GallerySection({ gallery, name }: GallerySectionProps) {
  if (!gallery) return null
  return (
    <Section rhythm="tight">
      <Wrap className={styles.gallery}>
        <Display as="h2" size={44}>
          {m.gallery_title()}
        </Display>
        <PictureGallery gallery={gallery} name={name} sizes="(width >= 64rem) 52rem, 100vw" />
      </Wrap>
    </Section>
  )
}
