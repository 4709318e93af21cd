import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { ShareWaysProps } from './share-ways.tsx'

/** Ways to share a page. It opens, and email and WhatsApp work, before its script is loaded. */
export const ShareMenu = whenWanted<ShareWaysProps>(
  async () => {
    const [{ ShareSheet }, { ShareWays }] = await Promise.all([
      import('./share-sheet.tsx'),
      import('./share-ways.tsx'),
    ])
    return props => (
      <ShareSheet name={props.name}>
        <ShareWays {...props} />
      </ShareSheet>
    )
  },
  { bySight: false },
)
