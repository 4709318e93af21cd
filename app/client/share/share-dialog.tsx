import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './share-ways.module.css'
import { ShareWays, type ShareWaysProps } from './share-ways.tsx'

function ShareDialog(props: ShareWaysProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Dialog open={open} onClose={() => setOpen(false)} labelledBy="share-title" className={styles.dialog}>
      <Display size={24} id="share-title" className={styles.title}>
        {m.share_what({ name: props.name })}
      </Display>
      <ShareWays {...props} />
    </Dialog>
  )
}

let root: Root | null = null
let opened = 0

/** Opens the ways to share an address over the page. */
export function openShareDialog(props: ShareWaysProps): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<ShareDialog key={++opened} {...props} />)
}
