import { m } from '#app/paraglide/messages.js'

type Role = 'traveller' | 'planner' | 'partner' | 'admin'

const names: Record<Role, () => string> = {
  traveller: m.office_role_traveller,
  planner: m.office_role_planner,
  partner: m.office_role_partner,
  admin: m.office_role_admin,
}

export function roleName(role: Role): string {
  return names[role]()
}
