import { z } from 'zod'
import { expect } from 'vitest'
import { rows } from './database'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

const LINK = /https?:\/\/[^\s"'<>]+\/(?:verify-email|reset-password|app\/invite)\?[^\s"'<>]+/
const messageSchema = z.object({ message: z.object({ text: z.string() }).loose() })

export interface MailedLink {
  url: URL
  token: string
  email: string
}

/** What stands in a mail of the sandbox's inbox, as text. */
async function textOf(stack: Stack, id: string): Promise<string> {
  const answer = await fetch(`${stack.sandbox.mail}/api/messages/${id}`)
  return messageSchema.parse(await answer.json()).message.text
}

/** The links that an address was mailed, the newest first. Mails without one are left out. */
export async function mailedLinks(stack: Stack, email: string): Promise<MailedLink[]> {
  const mails = await sandboxClient(stack).mails(email)
  const texts = await Promise.all(mails.map(({ id }) => textOf(stack, id)))
  return texts.flatMap((text) => {
    const [found] = LINK.exec(text) ?? []
    if (!found) return []
    const url = new URL(found.replaceAll('&amp;', '&'))
    return [{ url, token: url.searchParams.get('token') ?? '', email: url.searchParams.get('email') ?? '' }]
  })
}

/** How many mails of a template the shop owes or has sent to an address. */
export async function mailsOf(stack: Stack, email: string, template: string): Promise<number> {
  const [row] = await rows<{ count: string }>(
    stack.databaseUrl,
    'select count(*) from mail_message where "to" = $1 and template = $2 and deleted_at is null',
    [email, template],
  )
  return Number(row?.count)
}

/** The newest link to a page, once there are so many of them. */
export async function nextLink(
  stack: Stack,
  email: string,
  page: 'verify-email' | 'reset-password' | 'app/invite' | 'app/reset-password',
  count = 1,
  timeout = 30_000,
): Promise<MailedLink> {
  let found: MailedLink[] = []
  await expect
    .poll(
      async () => {
        found = (await mailedLinks(stack, email)).filter(({ url }) => url.pathname === `/${page}`)
        return found.length
      },
      { timeout, interval: 200 },
    )
    .toBe(count)
  const link = found[0]
  if (!link) throw new Error('There is no such link')
  return link
}

/** Waits until the shop has answered every request for a mail or an account. */
export async function requestsAnswered({ databaseUrl }: Stack): Promise<void> {
  const open = () => rows(databaseUrl, 'select id from account_request where done_at is null')
  await expect.poll(open, { timeout: 90_000, interval: 100 }).toEqual([])
}
