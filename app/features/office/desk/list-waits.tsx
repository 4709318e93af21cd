import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ListNothing } from './list-nothing.tsx'

interface ListWaitsProps {
  list: { isPending: boolean; isError: boolean; data: unknown; refetch: () => Promise<unknown> }
}

/** In the place of a list that is being read, or could not be read yet. */
export function ListWaits({ list }: ListWaitsProps) {
  if (list.isPending) return <Skeleton height="16rem" />
  if (!list.isError || list.data) return null
  return (
    <ListNothing title={m.office_away_title()} line={m.office_away()} isAway>
      <SecondaryButton size="sm" onClick={() => void list.refetch()}>
        {m.office_retry()}
      </SecondaryButton>
    </ListNothing>
  )
}
