import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { redisFault } from './redis-fault'

let server: Server
const sockets: Socket[] = []
let told = ''
/** One that says this to whatever it is told first. @returns where it is */
async function saying(answer: string | null, host = '127.0.0.1'): Promise<string> {
  told = ''
  server = createServer((socket) => {
    sockets.push(socket)
    socket.once('data', (data) => {
      told = data.toString()
      if (answer !== null) socket.write(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

it('one that keeps what it is told is well', async () => {
  expect(await redisFault(`redis://${await saying('+OK\r\n')}`)).toBeNull()
  expect(told.split('\r\n')).toEqual(expect.arrayContaining(['SET', 'PX']))
})

it('so is one at an address of IPv6', async () => {
  expect(await redisFault(`redis://${await saying('+OK\r\n', '::1')}`)).toBeNull()
})

it('so is one that lets the shop write no key but its own', async () => {
  const at = await saying('-NOPERM No permissions to access a key\r\n')
  expect(await redisFault(`redis://${at}`)).toBeNull()
})

it.each([
  ["-OOM command not allowed when used memory > 'maxmemory'.", /no memory left/],
  ['-MISCONF Redis is configured to save RDB snapshots, but is unable to persist to disk.', /its disk/],
  ['-NOAUTH Authentication required.', /REDIS_URL/],
  ['-LOADING Redis is loading the dataset in memory', /takes nothing yet/],
  ['-READONLY You can’t write against a read only replica.', /another’s copy/],
  ['-ERR max number of clients reached', /refuses what it is told/],
])('one that says %j is not', async (answer, words) => {
  expect(await redisFault(`redis://${await saying(`${answer}\r\n`)}`)).toMatch(words)
})

it('one with a password is given it, whatever letters that has', async () => {
  const at = await saying('+OK\r\n+OK\r\n')
  expect(await redisFault(`redis://shop:a%20%23b@${at}`)).toBeNull()
  expect(told).toContain('*3\r\n$4\r\nAUTH\r\n$4\r\nshop\r\n$4\r\na #b\r\n')
})

it('one that refuses the password, and then what it is told, is not well', async () => {
  const at = await saying('-WRONGPASS invalid username-password pair\r\n-NOAUTH Authentication required.\r\n')
  expect(await redisFault(`redis://:wrong@${at}`)).toMatch(/password of REDIS_URL/)
})

it('one that takes a connection and says nothing is away', async () => {
  expect(await redisFault(`redis://${await saying(null)}`)).toMatch(/says nothing/)
})

it('where nobody listens, there is none', async () => {
  const at = await saying(null)
  await new Promise((resolve) => server.close(resolve))
  expect(await redisFault(`redis://${at}`)).toMatch(/takes no connection/)
})
