import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { findOrAddPerson, makeUserId } from '#app/features/account/identity/find-or-add-person.server.ts'
import { hashPassword } from '#app/features/account/identity/hash-password.server.ts'
import { hasPassword } from '#app/features/account/identity/identity-queries.server.ts'
import type { Database, Queryable } from './connect.ts'
import { authAccount, authSession } from './schema/identity.ts'
import { staff } from './schema/staff.ts'
import { trip } from './schema/trip.ts'
import { affiliate, users } from './schema/user.ts'

const roles = ['traveller', 'planner', 'partner', 'admin'] as const
type Role = (typeof roles)[number]

const peopleFile = z.array(z.object({ role: z.enum(roles), email: z.email(), password: z.string().min(20) }))
type SeededPerson = z.infer<typeof peopleFile>[number]

interface PeopleSeed {
  db: Database
  /** The secret from which people's numbers are derived. */
  secret: string
  /** The file with the passwords, for people who may read this installation's files. */
  file: string
}

const names: Record<Role, string> = {
  traveller: 'Inés Robledo',
  planner: 'The planner',
  partner: 'The partner',
  admin: 'The operator',
}

/** The address of the seeded person of a role. */
export const sampleEmail = (role: Role): string => `${role}@ceiba.example`

/** The content of the file. Returns null if there is none, or if it is incomplete. */
function readPeopleFile(file: string): SeededPerson[] | null {
  if (!existsSync(file)) return null
  try {
    return peopleFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** The people of this installation; passwords are generated at the first start, and again if the file is gone. */
function readPeople(file: string): { people: SeededPerson[]; isFresh: boolean } {
  const kept = readPeopleFile(file)
  if (kept) return { people: kept, isFresh: false }
  const people = roles.map(role => ({
    role,
    email: sampleEmail(role),
    password: randomBytes(18).toString('base64url'),
  }))
  writeFileSync(`${file}.new`, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return { people, isFresh: true }
}

/**
 * The staff member that a seeded planner is, and the partner that a seeded partner belongs to; null for other roles.
 */
async function bindingOf(tx: Queryable, role: Role) {
  if (role === 'planner') {
    // The planner with the most published trips, whose desk is the fullest.
    const [free] = await tx
      .select({ staffFkey: staff.fkey, name: staff.name })
      .from(staff)
      .leftJoin(users, eq(users.staffFkey, staff.fkey))
      .leftJoin(trip, eq(trip.plannerFkey, staff.fkey))
      .where(and(eq(staff.active, true), isNull(users.id)))
      .groupBy(staff.fkey)
      .orderBy(desc(count(trip.id)), asc(staff.dateAdded), asc(staff.fkey))
      .limit(1)
    return free ?? null
  }
  if (role !== 'partner') return {}
  const [first] = await tx
    .select({ affiliateId: affiliate.id, name: affiliate.name })
    .from(affiliate)
    .orderBy(asc(affiliate.key))
    .limit(1)
  return first ?? null
}

/** Finds or adds a person of a role. Returns null if the staff member or partner for the role does not exist. */
async function findOrAddRole(tx: Queryable, secret: string, { role, email }: SeededPerson) {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) return known.id
  const binding = await bindingOf(tx, role)
  if (!binding) return null
  const person = { email, name: names[role], role, emailValidated: new Date(), ...binding }
  return findOrAddPerson(tx, makeUserId(secret, email), person)
}

async function seedPerson(db: Database, secret: string, person: SeededPerson): Promise<boolean> {
  const password = await hashPassword(person.password)
  return db.transaction(async tx => {
    const userId = await findOrAddRole(tx, secret, person)
    if (userId === null) return false
    await tx.delete(authSession).where(eq(authSession.userId, userId))
    await tx
      .insert(authAccount)
      .values({
        id: randomUUID(),
        userId,
        providerId: 'credential',
        accountId: String(userId),
        password,
      })
      .onConflictDoUpdate({ target: [authAccount.providerId, authAccount.accountId], set: { password } })
    return true
  })
}

/**
 * Seeds one person of each role, so that a fresh installation's account, office and partner area can be entered.
 * Existing passwords stay, unless the file was deleted. Returns how many were seeded.
 */
export async function seedPeople({ db, secret, file }: PeopleSeed): Promise<number> {
  const { people, isFresh } = readPeople(file)
  let added = 0
  for (const person of people) {
    if (!isFresh && (await hasPassword({ db }, person.email))) continue
    if (await seedPerson(db, secret, person)) added++
  }
  return added
}
