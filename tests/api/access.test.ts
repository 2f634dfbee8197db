import { endpoints, type Endpoint, type EndpointName } from '@caseloom/contract'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'

const stack = inject('stack')
const every: [EndpointName, Endpoint][] = Object.entries(endpoints).map(([name, definition]) => [
  name as EndpointName,
  definition,
])
const named = (access: Endpoint['access']) => every.filter(([, endpoint]) => endpoint.access === access)
const pathOf = (endpoint: Endpoint) => endpoint.path.replace(/\{\w+\}/g, 'nothing-of-this-name')

describe('who may call', () => {
  it.each([...named('customer'), ...named('admin')])(
    '%s asks a guest to sign in',
    async (_name, endpoint) => {
      const answer = await guest(stack.backend).send(endpoint.method, pathOf(endpoint), {
        ...(endpoint.body && { body: {} }),
      })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ success: false, code: 'unauthenticated' })
    },
  )

  it('every administrator’s call refuses a customer', async () => {
    const { api } = await newShopper(stack.backend)
    for (const [name, endpoint] of named('admin')) {
      const answer = await api.send(endpoint.method, pathOf(endpoint), { ...(endpoint.body && { body: {} }) })
      expect([name, answer.status]).toEqual([name, 403])
      expect(await answer.json()).toMatchObject({ code: 'forbidden', error: 'Admin access required' })
    }
  })

  it('a forged token is nobody', async () => {
    const api = guest(stack.backend)
    api.token = 'eyJhbGciOiJub25lIn0.eyJhY3Rvcl9pZCI6ImN1c18xIn0.'
    expect(await api.call('getProfile')).toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})
