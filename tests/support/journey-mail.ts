import { expect } from '@playwright/test'
import { z } from 'zod'
import { journeyStack } from './journey-stack'
import { sandboxClient } from './sandbox-client'

const stack = journeyStack()
const messageSchema = z.object({ message: z.object({ text: z.string() }).loose() })

/** The addresses in all mails to somebody that lead to a page of the shop, the newest mail's first. */
async function linksTo(page: string, email: string): Promise<string[]> {
  const mails = await sandboxClient(stack).mails(email)
  const texts = await Promise.all(
    mails.map(async ({ id }) => {
      const answer = await fetch(`${stack.sandbox.mail}/api/messages/${id}`)
      return messageSchema.parse(await answer.json()).message.text
    }),
  )
  const link = new RegExp(`https?://[^\\s"'<>]+/${page}\\?[^\\s"'<>]+`)
  return texts.flatMap((text) => link.exec(text)?.[0].replaceAll('&amp;', '&') ?? [])
}

/** The link in the newest mail, once there are so many mails with one. */
export async function mailedLink(
  page: 'verify-email' | 'reset-password' | 'customize',
  email: string,
  count = 1,
) {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await linksTo(page, email)
        return found.length
      },
      { timeout: 60_000 },
    )
    .toBe(count)
  const [newest] = found
  if (!newest) throw new Error('There is no such link')
  return newest
}
