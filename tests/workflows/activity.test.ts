import { expect, inject, it } from 'vitest'
import { killedAt } from '../support/crash'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'

const stack = inject('stack')
const { databaseUrl } = stack
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }

interface Row extends Record<string, unknown> {
  outcome: string
  changes: object[] | null
  before: object | null
}

// Guard: what is to be done is written down before it is done. Judge: the record after the death, and what a job makes of it.
it('a change that a process died of is in the record, settled by a job with what became of it', async () => {
  const medusa = await merchandiser(stack.backend)
  const { stores } = await medusa.call<{ stores: { id: string; name: string }[] }>('GET', '/stores')
  const [store] = stores
  if (!store) throw new Error('The shop has no store')
  const name = `Renamed ${Date.now().toString(36)}`
  const rename = (to: string) => medusa.call('POST', `/stores/${store.id}`, { name: to })
  await killedAt(stack, { point: 'update-stores', when: 'after', about: name }, () => rename(name))
  const found = () =>
    rows<Row>(
      databaseUrl,
      `select outcome, changes, before from admin_activity where kind = 'stores' and subject_ids @> to_jsonb($1::text)
       order by created_at`,
      [store.id],
    )
  expect(await found()).toMatchObject([{ outcome: 'begun', changes: null }])
  // Its call could still be under way for ten minutes, which the record itself does not let pass.
  await rows(databaseUrl, 'alter table admin_activity disable trigger keep_admin_activity')
  await rows(
    databaseUrl,
    `update admin_activity set created_at = now() - interval '11 minutes' where kind = 'stores'`,
  )
  await rows(databaseUrl, 'alter table admin_activity enable trigger keep_admin_activity')
  await expect
    .poll(found, A_JOB_LATER)
    .toEqual([{ outcome: 'unsure', changes: [{ field: 'name', from: store.name, to: name }], before: null }])
  await rename(store.name)
  expect((await found()).map(({ outcome }) => outcome)).toEqual(['unsure', 'done'])
})
