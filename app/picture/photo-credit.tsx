import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import type { Picture } from './picture.ts'

/** The photographer of the photograph above; renders nothing for a poster. */
export function PhotoCredit({ picture, className }: { picture: Picture; className?: string | undefined }) {
  if (!('photo' in picture) || !picture.photo.credit) return null
  return (
    <Text as="p" size="fine" tone="quiet" className={className}>
      {m.photo_credit({ name: picture.photo.credit })}
    </Text>
  )
}
