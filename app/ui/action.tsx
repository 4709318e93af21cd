import type { ComponentProps } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'

/** A link when it has a `to`, a button otherwise. */
export type ActionProps = AnchorProps | (ComponentProps<'button'> & { to?: undefined })

/** An unstyled link or button. A button submits nothing unless it has `type="submit"`. */
export function Action(props: ActionProps) {
  if (props.to !== undefined) return <Anchor {...props} />
  const { to: _, ...rest } = props
  return <button type="button" {...rest} />
}
