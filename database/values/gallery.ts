import { z } from 'zod'
import { isKnownHost } from './media-hosts.ts'

const line = z.string().trim().min(1).max(300)
const words = z.object({ en: line, es: line })

/** One item of a gallery (specification, section 3: Web page content). */
const mediaItem = z.discriminatedUnion('kind', [
  /** A photograph of the operator, by its key. */
  z.object({ kind: z.literal('photo'), key: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.object({
    kind: z.literal('external_photo'),
    url: z.url({ protocol: /^https$/ }).refine(isKnownHost, { error: 'media_host_unknown' }),
    alt: words,
  }),
  z.object({ kind: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/), title: words }),
])

export const gallery = z.array(mediaItem).max(60)
export type GalleryContent = z.infer<typeof gallery>
