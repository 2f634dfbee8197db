import { expect, test } from 'vitest'
import { backToForm } from './unready-form'

test('whoever sent a form too early finds the page again, with the link that led to it', () => {
  const sent = 'https://shop.test/reset-password?token=abc&email=a%2Bb%40shop.test'
  const answer = backToForm({ request: new Request(sent, { method: 'POST', body: 'password=secret' }) })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/reset-password?token=abc&email=a%2Bb%40shop.test')
})
