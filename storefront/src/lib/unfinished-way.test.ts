import { expect, it, vi } from 'vitest'
import { finishWay, rememberWay } from './unfinished-way'

const loadedBy = (type: PerformanceNavigationTiming['type']) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
const remember = () => {
  const way = { pathname: '/customize', search: '?product=1', hash: '', key: 'k1' }
  rememberWay({ ...way, state: { editing: 'line-1' } })
}

it('a page that was loaded anew under way goes on, once, with all that the link said', () => {
  window.history.replaceState(null, '', '/cart')
  loadedBy('reload')
  remember()
  // Here nothing can be loaded, which is complained of.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(finishWay()).toBe(true)
  expect(window.location.pathname + window.location.search).toBe('/customize?product=1')
  expect(window.history.state).toEqual({ usr: { editing: 'line-1' }, key: 'k1' })
  expect(finishWay()).toBe(false)
})

it('one that was opened in another way is shown', () => {
  window.history.replaceState(null, '', '/cart')
  loadedBy('navigate')
  remember()
  expect(finishWay()).toBe(false)
  expect(window.location.pathname).toBe('/cart')
})
