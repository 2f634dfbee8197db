import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToken, writeToken } from '~/lib/auth-token'
import { answerTabs, stopAnsweringTabs } from './lib/tabs'
import { useSessionStore } from './session'

let calls = 0
let status = 500
/** What happens while the shop thinks. */
let meanwhile = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  calls = 0
  meanwhile = () => {}
  status = 500
  localStorage.clear()
  useSessionStore.setState(useSessionStore.getInitialState(), true)
  writeToken('a.b.c', true)
  vi.stubGlobal('fetch', async () => {
    calls += 1
    await Promise.resolve()
    meanwhile()
    if (status === 0) throw new TypeError('offline')
    return status === 200
      ? Response.json({
          success: true,
          data: { id: 'cus_1', name: 'Ada', isAdmin: false, emailVerified: true },
        })
      : Response.json(
          { success: false, code: status === 404 ? 'not_found' : 'internal', message: 'No' },
          { status },
        )
  })
})
afterEach(() => {
  useSessionStore.getState().forget('signedOut')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const who = () => {
  const { status, unreachable } = useSessionStore.getState()
  return { status, unreachable }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('one failed call is made good after a moment, without a reload', async () => {
  await useSessionStore.getState().start()
  expect(who()).toEqual({ status: 'unknown', unreachable: true })
  status = 200
  await pass(2_000)
  expect(who()).toEqual({ status: 'signedIn', unreachable: false })
  await pass(300_000)
  expect(calls).toBe(2)
})

test('a shop that stays away is asked ever less often, and at once where the connection is back', async () => {
  status = 0
  await useSessionStore.getState().start()
  await pass(22_000)
  expect(calls).toBe(4)
  await pass(59_000)
  expect(calls).toBe(4)
  expect(who()).toEqual({ status: 'unknown', unreachable: true })
  status = 200
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(who()).toEqual({ status: 'signedIn', unreachable: false })
  expect(calls).toBe(5)
})

test('what another try cannot change, and whoever has signed out meanwhile, is not asked about again', async () => {
  status = 404
  await useSessionStore.getState().start()
  await pass(300_000)
  expect(calls).toBe(1)
  status = 500
  await useSessionStore.getState().start()
  useSessionStore.getState().forget('signedOut')
  await pass(300_000)
  expect(calls).toBe(2)
})

const KEPT = JSON.stringify({ name: 'Ada', profilePicture: null })
const keptUser = () => localStorage.getItem('user')

test('who was signed in until the browser was closed is forgotten, and nobody waits for them again', async () => {
  clearToken()
  localStorage.setItem('user', KEPT)
  const started = useSessionStore.getState().start()
  await pass(250)
  await started
  expect(who()).toEqual({ status: 'guest', unreachable: false })
  expect(keptUser()).toBeNull()
  await useSessionStore.getState().start()
  expect(calls).toBe(0)
})

test('while another tab is signed in they are not forgotten', async () => {
  vi.useRealTimers()
  clearToken()
  localStorage.setItem('user', KEPT)
  answerTabs(() => 'a.b.c')
  status = 200
  await useSessionStore.getState().start()
  stopAnsweringTabs()
  expect(who().status).toBe('signedIn')
  expect(keptUser()).toBe(JSON.stringify({ name: 'Ada' }))
})

test('a tab that woke too late to answer says again who it is; one that is signed out does not', async () => {
  clearToken()
  writeToken('a.b.c', false)
  status = 200
  await useSessionStore.getState().start()
  localStorage.removeItem('user')
  useSessionStore.getState().recall()
  expect(keptUser()).not.toBeNull()
  useSessionStore.getState().forget('signedOut')
  useSessionStore.getState().recall()
  expect(keptUser()).toBeNull()
})

test('other tabs hear that a session ended, and whose, before its person is forgotten', async () => {
  status = 200
  await useSessionStore.getState().start()
  const done: string[] = []
  const set = vi
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation((key, value) => void done.push(`${key}: ${value}`))
  const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void done.push(key))
  useSessionStore.getState().end('signedOut')
  set.mockRestore()
  remove.mockRestore()
  expect(done[0]).toMatch(/^session_end: signedOut cus_1 \d+$/)
  expect(done).toContain('user')
})

/** As another tab does it, of which this one's memory knows nothing. */
const elsewhere = (token: string | null) => {
  clearToken()
  if (token !== null) localStorage.setItem('auth_token', token)
}

test('a late answer about somebody who has signed out does not sign them in again', async () => {
  status = 200
  await useSessionStore.getState().start()
  const { user, updateUser, forget } = useSessionStore.getState()
  forget('signedOut')
  if (user) updateUser({ ...user, name: 'Ada Lovelace' })
  expect(who().status).toBe('guest')
  expect(keptUser()).toBeNull()
})

test('a tab whose token another one takes away while it starts is a guest, and asks about another that was put there', async () => {
  status = 401
  meanwhile = () => elsewhere(null)
  await useSessionStore.getState().start()
  expect(who()).toEqual({ status: 'guest', unreachable: false })

  useSessionStore.setState(useSessionStore.getInitialState(), true)
  elsewhere('a.b.c')
  meanwhile = () => {
    meanwhile = () => {}
    status = 200
    elsewhere('d.e.f')
  }
  calls = 0
  await useSessionStore.getState().start()
  expect(who().status).toBe('signedIn')
  expect(calls).toBe(2)
})

test('a tab that starts while another ends the session hears of it', () => {
  status = 0
  void useSessionStore.getState().start()
  elsewhere(null)
  useSessionStore.getState().hearEnd('signedOut')
  expect(who().status).toBe('guest')
})

test('a tab that hears late of an end leaves a sign-in alone that was made since', async () => {
  status = 200
  await useSessionStore.getState().start()
  elsewhere('d.e.f')
  useSessionStore.getState().hearEnd('expired')
  expect(useSessionStore.getState().user).toBeNull()
  await pass(0)
  expect(localStorage.getItem('auth_token')).toBe('d.e.f')
  expect(who().status).toBe('signedIn')
  expect(useSessionStore.getState().expiries).toBe(0)
})

test('another person at another tab is not answered with one’s own name, and may sign out alone', async () => {
  await pass(1_000)
  status = 200
  await useSessionStore.getState().start()
  const bea = JSON.stringify({ name: 'Bea', profilePicture: null })
  localStorage.setItem('user', bea)
  useSessionStore.getState().hearPerson()
  await pass(0)
  expect(calls).toBe(2)
  expect(keptUser()).toBe(bea)
  useSessionStore.getState().hearEnd('signedOut', 'cus_2')
  expect(useSessionStore.getState().user?.name).toBe('Ada')
  useSessionStore.getState().hearEnd('signedOut', 'cus_1')
  expect(who().status).toBe('guest')
})

test('a tab whose token went with another person’s is not signed in any more', async () => {
  status = 200
  await useSessionStore.getState().start()
  elsewhere(null)
  useSessionStore.getState().hearEnd('signedOut', 'cus_2')
  expect(who().status).toBe('guest')
})

test('who stays signed in at another tab does not sign in where somebody has just signed out; who signs in later does', async () => {
  status = 200
  await useSessionStore.getState().start()
  useSessionStore.getState().end('signedOut')
  elsewhere('d.e.f')
  useSessionStore.getState().hearPerson()
  await pass(0)
  expect(who().status).toBe('guest')
  await pass(1_000)
  useSessionStore.getState().hearPerson()
  await pass(0)
  expect(who().status).toBe('signedIn')
})

test('a tab that slept through an end and a later sign-in joins in that one', async () => {
  status = 200
  await useSessionStore.getState().start()
  elsewhere(null)
  useSessionStore.getState().hearEnd('expired', 'cus_1', Date.now() - 60_000)
  expect(who().status).toBe('guest')
  elsewhere('d.e.f')
  useSessionStore.getState().hearPerson()
  await pass(0)
  expect(who().status).toBe('signedIn')
})
