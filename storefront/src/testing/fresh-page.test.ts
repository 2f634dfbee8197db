import { beforeEach, expect, it, vi } from 'vitest'
import { beginAnew } from './fresh-page'

const later = () => new Promise((resolve) => setTimeout(resolve, 60))

beforeEach(beginAnew)

it('leaves nothing that a file kept, wrote or put on', async () => {
  const address = window.location.href
  localStorage.setItem('a', '1')
  sessionStorage.setItem('a', '1')
  document.cookie = 'a=1; path=/'
  window.history.pushState({ a: 1 }, '', '/elsewhere?a=1#a')
  document.title = 'Elsewhere'
  document.body.append('a')
  document.body.style.overflow = 'hidden'
  document.documentElement.lang = 'fr'
  Reflect.set(HTMLElement.prototype, 'scrollIntoView', () => undefined)
  vi.stubGlobal('matchMedia', () => undefined)
  vi.stubEnv('A_SETTING', 'a')
  vi.useFakeTimers()
  await beginAnew()
  expect([localStorage.length, sessionStorage.length, document.cookie, document.title]).toEqual([
    0,
    0,
    '',
    '',
  ])
  expect([window.location.href, window.history.state]).toEqual([address, null])
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect(HTMLElement.prototype).not.toHaveProperty('scrollIntoView')
  expect(Reflect.get(window, 'matchMedia')).toBeUndefined()
  expect(process.env).not.toHaveProperty('A_SETTING')
  expect(vi.isFakeTimers()).toBe(false)
})

it('ends what would go on, and lets the next file begin as much', async () => {
  const heard = vi.fn<(what: string) => void>()
  const other = new BroadcastChannel('a')
  const begin = () => {
    setTimeout(heard, 20, 'timeout')
    setInterval(heard, 20, 'interval')
    requestAnimationFrame(() => heard('frame'))
    window.addEventListener('pagehide', () => heard('window'))
    document.addEventListener('visibilitychange', () => heard('document'), { capture: true })
    new BroadcastChannel('a').onmessage = () => heard('channel')
  }
  const happen = () => {
    window.dispatchEvent(new Event('pagehide'))
    document.dispatchEvent(new Event('visibilitychange'))
    other.postMessage('a')
  }
  const all = () => new Set(heard.mock.calls.flat())
  begin()
  // Closed as the others are; it is the sender that must outlive them.
  window.pageUnderTest?.channels.delete(other)
  await beginAnew()
  happen()
  await later()
  expect(all()).toEqual(new Set())
  begin()
  happen()
  await expect.poll(all).toEqual(new Set(['timeout', 'interval', 'frame', 'window', 'document', 'channel']))
  other.close()
})

it('loads our modules anew', async () => {
  const before = await import('~/lib/auth-token')
  before.writeToken('a-token', true)
  await beginAnew()
  const after = await import('~/lib/auth-token')
  expect([before.readToken(), after.readToken()]).toEqual(['a-token', null])
})
