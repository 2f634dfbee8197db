import { expect, it } from 'vitest'
import type { ChatMessage } from './conversation'
import { mailWords } from './mail-words'

const said = (...messages: Omit<ChatMessage, 'id'>[]) => messages.map((each, id) => ({ id, ...each }))
const user = (message: string) => ({ type: 'user', message }) as const

it('begins with the topic and the visitor’s own words, as they stood', () => {
  const messages = said(
    { type: 'bot', message: 'Hi!' },
    { ...user('Shipping info'), picked: true },
    { type: 'bot', message: 'We deliver.' },
    user('how long to Shetland?'),
    user('and on\nSundays?'),
  )
  expect(mailWords({ topic: 'delivery', messages })).toBe(
    'I asked the chat about delivery. I wrote:\n“how long to Shetland?”\n“and on\nSundays?”\n\n',
  )
})

it('tells the topic alone where nothing was written', () => {
  const messages = said({ ...user('Returns'), picked: true })
  expect(mailWords({ topic: 'a return', messages })).toBe(
    'I asked the chat about a return, and would like to know more: ',
  )
  expect(mailWords({ topic: null, messages: [] })).toContain('about a general question')
})

it('keeps to what a message may have, with the latest words in it', () => {
  const messages = said(...Array.from({ length: 20 }, (_, at) => user(`${String(at)} ${'x'.repeat(490)}`)))
  const words = mailWords({ topic: 'prices', messages })
  expect(words.length).toBeLessThan(4500)
  expect(words).toContain('“19 x')
  expect(words).not.toContain('“0 x')
})
