// @vitest-environment node
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseOddRequests } from './odd-requests'

const app = express()
  .set('trust proxy', 1)
  .use(refuseOddRequests, (_req, res) => void res.send('a page'))
const server = app.listen(0)
const { port } = server.address() as AddressInfo
beforeAll(() => expect(port).toBeGreaterThan(0))
afterAll(() => server.close())

/** As it stands: fetch would tidy the address. */
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; allow: string | undefined; type: string | undefined }>(
    (resolve, reject) => {
      request({ port, method, path, headers }, (answer) => {
        answer.resume()
        resolve({
          status: answer.statusCode,
          allow: answer.headers.allow,
          type: answer.headers['content-type'],
        })
      })
        .on('error', reject)
        .end()
    },
  )

it.each(['PROPFIND', 'DELETE', 'PUT', 'TRACE'])('answers %s with 405 and what is allowed', async (method) => {
  expect(await ask(method, '/products')).toEqual({
    status: 405,
    allow: 'GET, HEAD, POST, OPTIONS',
    type: 'text/plain; charset=utf-8',
  })
})

it.each(['/%E0%A4%A', '/products/%', '/%ff'])('answers %s, which nobody can read, with 400', async (path) => {
  expect((await ask('GET', path)).status).toBe(400)
})

it.each(['/products/1', '/products/%00', '/100%25', '/caf%C3%A9'])('leaves %s to the pages', async (path) => {
  expect((await ask('GET', path)).status).toBe(200)
})

it.each<Record<string, string>>([
  { 'X-Forwarded-Proto': 'ht tp' },
  { 'X-Forwarded-Proto': 'javascript' },
  { 'X-Forwarded-Host': 'a b' },
  { 'X-Forwarded-Host': 'shop.test:99999' },
  { 'X-Forwarded-Host': 'shop.test, other:99999' },
  { 'X-Forwarded-Host': 'me:99999@shop.test' },
  { 'X-Forwarded-Host': ', shop.test' },
  { Host: 'a:-5' },
])('answers %o, which is no address, with 400', async (headers) => {
  expect((await ask('GET', '/', headers)).status).toBe(400)
})

it.each<Record<string, string>>([
  {},
  { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'shop.test' },
  { 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-Host': 'shop.test:8443, inner:3000' },
  { Host: '[::1]:3000' },
])('leaves %o to the pages', async (headers) => {
  expect((await ask('GET', '/', headers)).status).toBe(200)
})
