import { type ComponentProps, useEffect, useState } from 'react'
import type { WishTexts } from '#app/features/wish/wish-fields.ts'
import { WishInputs } from '#app/features/wish/wish-inputs.tsx'
import { draftedWish } from './contact-draft.ts'

/** What is known of a wish, with what was typed before a reload. */
export function DraftedWish({ said, ...rest }: ComponentProps<typeof WishInputs>) {
  const [drafted, setDrafted] = useState<WishTexts | null>(null)
  const begunWith = JSON.stringify(said)
  useEffect(() => setDrafted(draftedWish(begunWith)), [begunWith])
  return <WishInputs key={drafted ? 'drafted' : 'said'} said={drafted ?? said} {...rest} />
}
