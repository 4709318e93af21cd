import button from '#app/ui/button.module.css'
import field from '#app/ui/field.module.css'
import icon from '#app/ui/icon.module.css'
import note from '#app/ui/note.module.css'
import secondaryButton from '#app/ui/secondary-button.module.css'
import text from '#app/ui/text.module.css'
import { whenWanted } from '#app/ui/when-wanted.ts'
import stepNav from './step-nav.module.css'
import youStep from './you-step.module.css'

/** The last step with its checks: they are fetched when it is reached, or when a reader who comes to it moves. */
export const YouStep = whenWanted(
  async () => (await import('./you-step.tsx')).YouStep,
  [button, field, icon, note, secondaryButton, text, stepNav, youStep],
)
