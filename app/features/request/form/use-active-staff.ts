import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { StaffWrapper } from '#app/features/people/staff/staff-schema.ts'

export interface ActiveStaff {
  /** Specification, section 4: staff load status. */
  status: 'idle' | 'loading' | 'success' | 'error'
  staff: readonly StaffWrapper['staff'][]
}

/** Fetches the staff at work (specification, section 7). A failure is only logged; the form works without them. */
export function useActiveStaff(): ActiveStaff {
  const [active, setActive] = useState<ActiveStaff>({ status: 'idle', staff: [] })
  useEffect(() => {
    let gone = false
    setActive({ status: 'loading', staff: [] })
    browserApi('GET /api/public/staff/all_active').then(
      wrappers => gone || setActive({ status: 'success', staff: wrappers.map(({ staff }) => staff) }),
      (error: unknown) => {
        if (gone) return
        // biome-ignore lint/suspicious/noConsole: the failure is logged only (specification, section 8)
        console.warn('The staff could not be loaded.', error)
        setActive({ status: 'error', staff: [] })
      },
    )
    return () => {
      gone = true
    }
  }, [])
  return active
}
