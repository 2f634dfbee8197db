import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { hearToasts } from '~/lib/toast'
import { makeAdminOrder } from '~/testing/make-admin-order'
import { RejectDialog } from './reject-dialog'

afterEach(() => vi.unstubAllGlobals())

const WORDS = 'The picture is too dark to print well.'

/** Rejects an order with those words, which the shop answers with each of these statuses in turn. */
async function rejected(...answers: [status: number, code?: string][]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(typeof init.body === 'string' ? init.body : 'null'))
    await Promise.resolve()
    const [status, code] = answers.shift() ?? [200]
    return code
      ? Response.json({ success: false, data: null, error: 'It did not work.', code }, { status })
      : Response.json({ success: true, data: { id: 'order_1', status: 'rejected' } }, { status })
  })
  const onClose = vi.fn()
  const hand = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RejectDialog order={makeAdminOrder()} onClose={onClose} />
    </QueryClientProvider>,
  )
  await hand.type(screen.getByRole('textbox', { name: 'Rejection Reason' }), WORDS)
  const press = () => hand.click(screen.getByRole('button', { name: 'Reject Order' }))
  await press()
  return { bodies, onClose, press }
}

it('keeps the reason for another try where the shop fails', async () => {
  const { bodies, onClose, press } = await rejected([500, 'internal'], [200])
  await screen.findByRole('button', { name: 'Reject Order' })
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rejection Reason' }).value).toBe(WORDS)
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(bodies).toEqual([
    { reason: WORDS, version: 3, contents: '0123456789abcdef' },
    { reason: WORDS, version: 3, contents: '0123456789abcdef' },
  ])
})

it('closes where the order is no longer what was looked at', async () => {
  const { onClose } = await rejected([409, 'conflict'])
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('says nothing beside what is said of a session that has ended', async () => {
  const said: string[] = []
  const leave = hearToasts(({ words }) => said.push(words))
  said.splice(0)
  const { bodies } = await rejected([401, 'unauthenticated'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reject Order' })).toBeTruthy())
  expect(bodies).toHaveLength(1)
  expect(said).toEqual([])
  leave()
})

it('asks for a reason that can be seen', async () => {
  const hand = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RejectDialog order={makeAdminOrder()} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const reason = screen.getByRole('textbox', { name: 'Rejection Reason' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reject Order' })
  await hand.type(reason, ' \u200b ')
  expect(button.disabled).toBe(true)
  await hand.type(reason, 'Too dark')
  expect(button.disabled).toBe(false)
})
