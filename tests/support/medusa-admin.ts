import { DEMO_PASSWORD } from './demo-people'

export interface MedusaAdmin {
  token: string
  /** One call of Medusa's own admin API. @throws when it answers with an error */
  call: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<T>
  /** As the admin's pages upload a file; answers whatever came back. */
  upload: (name: string, type: string, bytes: Uint8Array) => Promise<Response>
}

/** The seeded merchandiser, signed in to Medusa's own admin. */
export async function merchandiser(origin: string): Promise<MedusaAdmin> {
  const answer = await fetch(`${origin}/auth/user/emailpass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'merchandiser@caseloom.test', password: DEMO_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The merchandiser could not sign in: ${answer.status}`)
  const authorization = `Bearer ${token}`
  return {
    token,
    call: async <T>(method: string, path: string, body?: unknown) => {
      const reply = await fetch(`${origin}/admin${path}`, {
        method,
        headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!reply.ok)
        throw new Error(`${method} /admin${path} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as T
    },
    upload: (name, type, bytes) => {
      const form = new FormData()
      form.append('files', new Blob([bytes as BlobPart], { type }), name)
      return fetch(`${origin}/admin/uploads`, { method: 'POST', headers: { authorization }, body: form })
    },
  }
}

/** The sales channel of the shop, as Medusa's own form for a new product has it chosen. */
export async function shopChannel(admin: MedusaAdmin): Promise<{ id: string }> {
  const { stores } = await admin.call<{ stores: { default_sales_channel_id: string }[] }>('GET', '/stores')
  const [store] = stores
  if (!store) throw new Error('The shop has no store')
  return { id: store.default_sales_channel_id }
}

/** Has Medusa's admin export all orders, as its page does; the file is written in the background. */
export const exportOrders = (admin: MedusaAdmin) => admin.call('POST', '/orders/export', {})
