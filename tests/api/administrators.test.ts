import { describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'

const stack = inject('stack')
const { backend, databaseUrl } = stack

const told = async (to: string, who: string) =>
  (
    await rows<{ change: string }>(
      databaseUrl,
      `select data->>'change' as change from mail_message where template = 'administrators-changed' and "to" = $1
         and data->>'who' like '%' || $2 || '%' order by created_at`,
      [to, who],
    )
  ).map(({ change }) => change)
const SOON = { timeout: 30_000, interval: 250 }

describe('the administrators', () => {
  it('are all told when somebody joins or leaves, whoever changed it, once for each change', async () => {
    const [{ email, id }, unproven] = await Promise.all([newShopper(backend), newShopper(backend)])
    await rows(databaseUrl, 'update customer_security set email_verified_at = now() where customer_id = $1', [
      id,
    ])
    const admin = await merchandiser(backend)
    const { customer_groups: groups } = await admin.call<{ customer_groups: { id: string; name: string }[] }>(
      'GET',
      '/customer-groups?q=Shop%20administrators',
    )
    const group = groups.find(({ name }) => name === 'Shop administrators')?.id ?? ''
    const change = (body: { add?: string[]; remove?: string[] }) =>
      admin.call('POST', `/customer-groups/${group}/customers`, body)
    // Whose address is not proved may be anybody's: the others are told of them, and they nothing of the others.
    await change({ add: [unproven.id] })
    await expect.poll(() => told('admin@caseloom.test', unproven.email), SOON).toEqual(['added'])
    await change({ add: [id] })
    for (const to of ['admin@caseloom.test', email])
      await expect.poll(() => told(to, email), SOON).toEqual(['added'])
    expect(await told(unproven.email, '')).toEqual([])
    await change({ remove: [id, unproven.id] })
    for (const to of ['admin@caseloom.test', email])
      await expect.poll(() => told(to, email), SOON).toEqual(['added', 'removed'])
    // By another door of Medusa's admin, and the other way by none at all.
    await admin.call('POST', `/customers/${id}/customer-groups`, { add: [group] })
    await expect.poll(() => told('admin@caseloom.test', email), SOON).toEqual(['added', 'removed', 'added'])
    await rows(databaseUrl, 'delete from customer_group_customer where customer_id = $1', [id])
    await expect
      .poll(() => told('admin@caseloom.test', email), { timeout: 90_000, interval: 1000 })
      .toEqual(['added', 'removed', 'added', 'removed'])
    await expect
      .poll(
        () => rows(databaseUrl, 'select who, email from administrator_seen where customer_id = $1', [id]),
        SOON,
      )
      .toEqual([{ who: '', email: '' }])
  }, 150_000)
})
