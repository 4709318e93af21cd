import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { findOrAddPerson } from '#app/features/account/identity/find-or-add-person.server.ts'
import { hashPassword } from '#app/features/account/identity/hash-password.server.ts'
import { hasPassword } from '#app/features/account/identity/identity-email-queries.server.ts'
import { userIdFor } from '#app/features/account/identity/make-user-id.server.ts'
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
  /** What people's numbers are derived with. */
  secret: string
  /** The file with the passwords, for those who may read this installation's files. */
  file: string
}

const names: Record<Role, string> = {
  traveller: 'Inés Robledo',
  planner: 'The planner',
  partner: 'The partner',
  admin: 'The operator',
}

/** What lies in the file; null for none, and for what is not whole. */
function readPeopleFile(file: string): SeededPerson[] | null {
  if (!existsSync(file)) return null
  try {
    return peopleFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** The people of this installation; passwords are drawn at the first start, and again when the file is gone. */
function readPeople(file: string): { people: SeededPerson[]; isFresh: boolean } {
  const kept = readPeopleFile(file)
  if (kept) return { people: kept, isFresh: false }
  const people = roles.map(role => ({
    role,
    email: `${role}@ceiba.example`,
    password: randomBytes(18).toString('base64url'),
  }))
  writeFileSync(`${file}.new`, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return { people, isFresh: true }
}

/**
 * Which member of the staff a seeded planner is, and which partner a seeded partner belongs to; null where there is
 * none.
 */
async function bindingOf(tx: Queryable, role: Role) {
  if (role === 'planner') {
    // The one with the most published trips: their desk is the fullest.
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

/** Finds or adds somebody of a role. Answers null where the role wants somebody who is not there. */
async function findOrAddRole(tx: Queryable, secret: string, { role, email }: SeededPerson) {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) return known.id
  const binding = await bindingOf(tx, role)
  if (!binding) return null
  const person = { email, name: names[role], role, emailValidated: new Date(), ...binding }
  return findOrAddPerson(tx, userIdFor(secret, email), person)
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
 * Seeds one person of each role, so that the account, the office and the partner's area can be entered on a fresh
 * installation. Known passwords stay, unless the file was deleted. Returns how many were seeded.
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
