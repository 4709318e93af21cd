import { MOST_NIGHTS } from '#app/features/plan/core/first-draft-schema.ts'
import type { DraftStay, FirstDraft } from '#database/values/proposal-content.ts'

/** The changes a traveller can make to a draft; each gives a new draft. */
export type Adjustment =
  | { kind: 'more' | 'fewer' | 'drop'; stay: number }
  /** Moves a night to the next stay, or to the previous one. */
  | { kind: 'to-next' | 'to-previous'; stay: number }
  | { kind: 'hotel'; stay: number; hotel: string }
  | { kind: 'drop-tour'; stay: number; tour: string }

/** A shorter stay also loses the tours of its last days. */
function withNights(stay: DraftStay, nights: number): DraftStay {
  return { ...stay, nights, tours: stay.tours.filter(({ day }) => day < Math.max(1, nights)) }
}

/** Merges consecutive stays in the same place. */
function joined(stays: readonly DraftStay[]): DraftStay[] {
  const list: DraftStay[] = []
  for (const stay of stays) {
    const last = list.at(-1)
    if (last?.place !== stay.place) list.push(stay)
    else list[list.length - 1] = { ...last, nights: last.nights + stay.nights }
  }
  return list
}

function changed(stays: readonly DraftStay[], at: number, by: number): DraftStay[] {
  return stays.flatMap((stay, i) => {
    if (i !== at) return [stay]
    const nights = stay.nights + by
    return nights < 1 ? [] : [withNights(stay, nights)]
  })
}

/** Changes a draft. Returns null if nothing would be left, or if it would be longer than a draft may be. */
export function adjust(draft: FirstDraft, adjustment: Adjustment): FirstDraft | null {
  const stays = adjusted(draft.stays, adjustment)
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  return stays.length === 0 || nights < 1 || nights > MOST_NIGHTS ? null : { ...draft, stays: joined(stays) }
}

function adjusted(stays: readonly DraftStay[], adjustment: Adjustment): DraftStay[] {
  const { stay: at } = adjustment
  switch (adjustment.kind) {
    case 'more':
      return changed(stays, at, 1)
    case 'fewer':
      return changed(stays, at, -1)
    case 'drop':
      return stays.filter((_, i) => i !== at)
    case 'to-next':
      return at + 1 < stays.length ? changed(changed(stays, at + 1, 1), at, -1) : []
    case 'to-previous':
      return at > 0 ? changed(changed(stays, at - 1, 1), at, -1) : []
    case 'hotel':
      return stays.map((stay, i) => (i === at ? { ...stay, hotel: adjustment.hotel } : stay))
    case 'drop-tour':
      return stays.map((stay, i) =>
        i === at ? { ...stay, tours: stay.tours.filter(({ key }) => key !== adjustment.tour) } : stay,
      )
  }
}
