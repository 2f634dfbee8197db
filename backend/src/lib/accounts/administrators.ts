import { enqueueMailWorkflow } from '@caseloom/mail'
import type { CustomerDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE, ADMIN_GROUP } from '../../modules/account_security'
import { mailName } from './account-mails'
import { joinName } from './name'

interface Seen {
  customer_id: string
  is_member: boolean
  who: string
  email: string
  changes: number
}
interface Change {
  customerId: string
  who: string
  email: string
  change: 'added' | 'removed'
  /** The how manieth of this person. */
  number: number
}
type Member = Pick<CustomerDTO, 'id' | 'email' | 'first_name' | 'last_name'>

const nameOf = (member: Member) => [joinName(member), `(${member.email})`].filter(Boolean).join(' ')

async function membersNow(container: MedusaContainer): Promise<Member[]> {
  const customers = container.resolve(Modules.CUSTOMER)
  const groups = await customers.listCustomerGroups({ name: ADMIN_GROUP }, { select: ['id'] })
  if (groups.length === 0) return []
  return customers.listCustomers({ groups: groups.map(({ id }) => id) }, { take: 1000 })
}

function changesBetween(seen: Seen[], now: Member[]): Change[] {
  const present = new Map(now.map((member) => [member.id, member]))
  const known = new Map(seen.map((row) => [row.customer_id, row]))
  const added = now
    .filter(({ id }) => !known.get(id)?.is_member)
    .map((member): Change => {
      const number = (known.get(member.id)?.changes ?? 0) + 1
      return { customerId: member.id, who: nameOf(member), email: member.email, change: 'added', number }
    })
  const removed = seen
    .filter((row) => row.is_member && !present.has(row.customer_id))
    .map((row): Change => {
      const { customer_id: customerId, who, email } = row
      return { customerId, who, email, change: 'removed', number: row.changes + 1 }
    })
  return [...added, ...removed]
}

async function compare(container: MedusaContainer) {
  const now = await membersNow(container)
  const seen = await container.resolve(ACCOUNT_SECURITY_MODULE).listAdministratorSeens({}, { take: null })
  return { seen, now, changes: changesBetween(seen, now) }
}

/** Those of them whose account is theirs beyond doubt: until then somebody else may use it, and nobody is an administrator. */
async function beyondDoubt(container: MedusaContainer, customerIds: string[]): Promise<Set<string>> {
  const rows = await container
    .resolve(ACCOUNT_SECURITY_MODULE)
    .listCustomerSecurities(
      { customer_id: customerIds, email_verified_at: { $ne: null }, verified_by: null },
      { select: ['customer_id'], take: null },
    )
  return new Set(rows.map(({ customer_id }) => customer_id))
}

/** Whom the shop writes to about its orders: the present administrators whose account is theirs. */
export async function mailedAdministrators(
  container: MedusaContainer,
): Promise<{ email: string; name: string }[]> {
  const now = await membersNow(container)
  const own = await beyondDoubt(
    container,
    now.map(({ id }) => id),
  )
  return now
    .filter(({ id }) => own.has(id))
    .map((member) => ({ email: member.email, name: mailName(member) }))
}

/** Whom a change is told, and by which name: the former and the new. */
async function recipientsOf(container: MedusaContainer, seen: Seen[], now: Member[]) {
  const former = seen.filter((row) => row.is_member)
  const own = await beyondDoubt(container, [
    ...former.map(({ customer_id }) => customer_id),
    ...now.map(({ id }) => id),
  ])
  const recipients = new Map<string, string>()
  for (const { customer_id: id, email } of former) if (own.has(id)) recipients.set(email, '')
  for (const member of now) if (own.has(member.id)) recipients.set(member.email, mailName(member))
  return recipients
}

/** Notes what has been told. Whoever left is no longer named here. */
async function note(container: MedusaContainer, { customerId, who, email, change, number }: Change) {
  const isMember = change === 'added'
  await container.resolve(ACCOUNT_SECURITY_MODULE).noteAdministrator({
    customerId,
    isMember,
    who: isMember ? who : '',
    email: isMember ? email : '',
    changes: number,
  })
}

/**
 * Compares the administrators with those that were last seen, and mails every one of them, the former and the new, of each
 * change, by whatever door it was made. Nothing goes to whose account is in doubt. The mails come before the note: a process that dies in between tells again, and the mails'
 * keys make one of it.
 */
export async function tellOfAdministrators(container: MedusaContainer): Promise<void> {
  const { seen, now, changes } = await compare(container)
  if (changes.length === 0) return
  const recipients = await recipientsOf(container, seen, now)
  for (const found of changes) {
    for (const [to, name] of recipients)
      await enqueueMailWorkflow(container).run({
        input: {
          dedupeKey: `administrators-changed:${found.customerId}:${found.number}:${to}`,
          to,
          template: 'administrators-changed',
          data: { name, who: found.who, change: found.change },
        },
      })
    await note(container, found)
  }
}

/** Whom a new shop begins with is told to nobody. Called before they join. */
export async function takeForGranted(container: MedusaContainer, customerId: string): Promise<void> {
  const security = container.resolve(ACCOUNT_SECURITY_MODULE)
  const [seen] = await security.listAdministratorSeens({ customer_id: customerId })
  if (seen) return
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  const who = nameOf(customer)
  await security.noteAdministrator({ customerId, isMember: true, who, email: customer.email, changes: 1 })
}
