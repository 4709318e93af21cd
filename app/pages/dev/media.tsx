import { pageDoor } from '#app/pages/page-door.server.ts'
import { MediaGallery } from '#app/picture/media/media-gallery.tsx'
import { getMediaSamples } from '#app/picture/media/media-samples.server.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/media.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => getMediaSamples(ctx))

export function meta() {
  return [{ title: 'Media · Ceiba' }, { name: 'robots', content: 'noindex' }]
}

/** A gallery in every state, for developers and so only in English. */
export default function Media({ loaderData: items }: Route.ComponentProps) {
  return (
    <main id="main">
      <Section rhythm="tight">
        <Wrap>
          <Display as="h1" size={64}>
            Media
          </Display>
          <Text size="lead">
            What lies elsewhere is under a poster until it is pressed; the operator’s own photographs follow,
            newest first.
          </Text>
        </Wrap>
      </Section>
      <Section rhythm="tight">
        <Wrap>
          <MediaGallery items={items} />
        </Wrap>
      </Section>
    </main>
  )
}
