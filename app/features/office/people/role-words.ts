import { m } from '#app/paraglide/messages.js'
import type { OfficePerson } from './office-person-schema.ts'

const names: Record<OfficePerson['role'], () => string> = {
  traveller: m.office_role_traveller,
  planner: m.office_role_planner,
  partner: m.office_role_partner,
  admin: m.office_role_admin,
}

export function roleName(role: OfficePerson['role']): string {
  return names[role]()
}
