import { files } from '#app/links.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Frame } from '#app/ui/frame.tsx'
import type { PhotoData } from './photo/photo-schema.ts'
import { photoStyle, type Ratio, sizesOf, srcSetOf } from './picture.ts'

/** The fields of a staff member that their picture needs. */
export interface Sitter {
  fkey: string
  name: string
  portraitVersion: string
  photo: PhotoData | null
}

interface PortraitProps {
  person: Sitter
  shape: 'square' | '5x6' | 'avatar'
  /** Its displayed width, as in an image's `sizes`. */
  sizes: string
  className?: string | undefined
}

const ratios = { square: '1x1', '5x6': '5x6', avatar: '1x1' } as const satisfies Record<string, Ratio>
/** The smallest width: faces are shown small. */
const LEAST_WIDTH = 48

/** A person's photograph, or their drawn portrait if there is none. Their name is beside it. */
export function Portrait({
  person: { fkey, name, portraitVersion, photo },
  shape,
  sizes,
  className,
}: PortraitProps) {
  const ratio = ratios[shape]
  const image = photo
    ? {
        src: files.photo(photo.key, 640),
        srcSet: srcSetOf(photo, LEAST_WIDTH),
        sizes: sizesOf(photo, sizes, ratio),
        style: photoStyle(photo),
      }
    : { src: files.portrait(fkey, shape, portraitVersion) }
  if (shape === 'avatar') return <Avatar name={name} size="sm" {...image} />
  return <Frame ratio={ratio} alt="" className={className} {...image} />
}
