import { vi } from 'vitest'

type Timer = Parameters<typeof clearTimeout>[0]
type Listening = [type: string, listener: EventListener, options?: boolean | AddEventListenerOptions]

/** What goes on in a page and ends with it in a browser, but not in the one page that all files of a worker share. */
interface Page {
  address: string
  frames: Set<number>
  timers: Set<Timer>
  channels: Set<BroadcastChannel>
  listeners: [Window | Document, Listening][]
  /** The names that these had before a test gave them what jsdom lacks. */
  names: Map<object, Set<string>>
}
declare global {
  interface Window {
    /** Of the worker rather than of this module, of which each file has a new one. */
    pageUnderTest?: Page
  }
}

/** React and user-event listen for these on a document once and for all, and remember that they do. */
const LIBRARIES_OWN = new Set(['selectionchange', 'focus', 'blur'])

type Call = (...given: never[]) => unknown

/** Has each call of a function of the page noted. */
function note(target: object, name: string, heard: (given: unknown[], answer: unknown) => void) {
  const noting: ProxyHandler<Call> = {
    apply(call, self, given: unknown[]) {
      const answer: unknown = Reflect.apply(call, self, given)
      heard(given, answer)
      return answer
    },
  }
  Reflect.set(target, name, new Proxy(Reflect.get(target, name) as Call, noting))
}

function watchPage(): Page {
  const page: Page = {
    address: window.location.href,
    frames: new Set(),
    timers: new Set(),
    channels: new Set(),
    listeners: [],
    names: new Map(
      [navigator, Element.prototype, HTMLElement.prototype, HTMLImageElement.prototype].map((each) => [
        each,
        new Set(Object.getOwnPropertyNames(each)),
      ]),
    ),
  }
  for (const name of ['setTimeout', 'setInterval'])
    note(globalThis, name, (_, timer) => page.timers.add(timer as Timer))
  note(window, 'requestAnimationFrame', (_, frame) => page.frames.add(frame as number))
  for (const target of [window, document])
    note(target, 'addEventListener', (given) => {
      const listening = given as Listening
      if (target === window || !LIBRARIES_OWN.has(listening[0])) page.listeners.push([target, listening])
    })
  globalThis.BroadcastChannel = new Proxy(BroadcastChannel, {
    construct(Channel, [name]: [string]) {
      const channel = new Channel(name)
      page.channels.add(channel)
      return channel
    },
  })
  return page
}

function end({ frames, timers, channels, listeners }: Page) {
  // Before the timers: jsdom draws by one of them, which it would take for one that still runs.
  frames.forEach((frame) => window.cancelAnimationFrame(frame))
  timers.forEach((timer) => clearTimeout(timer))
  channels.forEach((channel) => channel.close())
  listeners.forEach(([target, [type, listener, options]]) =>
    target.removeEventListener(type, listener, options),
  )
  for (const each of [frames, timers, channels]) each.clear()
  listeners.length = 0
}

function empty({ address, names }: Page) {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
  window.history.replaceState(null, '', address)
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const [each, before] of names)
    for (const name of Object.getOwnPropertyNames(each))
      if (!before.has(name)) Reflect.deleteProperty(each, name)
}

/**
 * A file's tests find what they would find alone: our modules new, and an empty page in which nothing of other files
 * goes on. What is kept is jsdom and the libraries, which take most of a file's time to load.
 */
export async function beginAnew(): Promise<void> {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof window !== 'undefined') {
    if (window.pageUnderTest) {
      // What was to come at once comes: libraries tidy up so.
      await new Promise((resolve) => setTimeout(resolve))
      end(window.pageUnderTest)
      empty(window.pageUnderTest)
    } else window.pageUnderTest = watchPage()
  }
  vi.resetModules()
}
