import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { accepts, mailServer, troubleAt } from './accepts'

let server: Server | undefined
const sockets: Socket[] = []
/** Something that listens, and says what it is asked to once it hears something. */
async function listening(says: string | null, host = '127.0.0.1'): Promise<number> {
  const listener = createServer((socket) => {
    sockets.push(socket)
    if (says !== null) socket.once('data', () => socket.write(says))
  })
  server = listener
  await new Promise<void>((resolve) => listener.listen(0, host, resolve))
  return (listener.address() as AddressInfo).port
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.close()
})

it('a mail server that takes a connection is there', async () => {
  expect(await accepts(`smtp://127.0.0.1:${await listening(null)}`)).toBe(true)
})

it('so is one at an address of IPv6', async () => {
  expect(await accepts(`smtp://[::1]:${await listening(null, '::1')}`)).toBe(true)
})

it.each([
  ['smtp://mail.example', 587],
  ['smtps://user:word@mail.example', 465],
  ['smtp://mail.example:25', 25],
])('%s is asked where mails are handed over, at %d', (address, port) => {
  expect(mailServer(address)).toEqual({ host: 'mail.example', port })
})

it.each([
  ['200 OK', null],
  ['400 Bad Request', null],
  ['401 Unauthorized', 'bad_key'],
  ['403 Forbidden', 'bad_key'],
  ['503 Service Unavailable', 'away'],
])('a service that answers %s to our key is told by %s', async (status, word) => {
  const port = await listening(`HTTP/1.1 ${status}\r\ncontent-length: 2\r\n\r\n{}`)
  expect(await troubleAt(`http://127.0.0.1:${port}/v1`, 'key')).toBe(word)
})

it('where nobody listens, nobody is there', async () => {
  const port = await listening(null)
  await new Promise((resolve) => server?.close(resolve))
  expect(await accepts(`smtp://127.0.0.1:${port}`)).toBe(false)
})
