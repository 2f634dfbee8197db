import type { BrowserContext, Page } from '@playwright/test'
import type { World } from './world'

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** One state of one page. */
export interface State {
  /** Page and state, `cart/filled`: also the name of its pictures, and what `--only` looks for. */
  name: string
  /** What the browser brings along; nothing where it is a stranger's. */
  as?: (world: World) => Promise<Kept>
  /** Leads a fresh page into the state. */
  open: (page: Page, world: World) => Promise<unknown>
  /** The window alone, for what lies over the page. */
  window?: true
  /** What another program shows within a page of its own: what holds for whole pages is not asked of it. */
  part?: true
  /** The widths that have it, where not all do. */
  widths?: number[]
}

/** Calls that stay without an answer for as long as the page is looked at. */
export const hold = (page: Page, calls: string | RegExp) =>
  page.route(calls, () => new Promise<void>(() => undefined))
/** Calls that fail as they do without a connection. */
export const lose = (page: Page, calls: string | RegExp) => page.route(calls, (route) => route.abort())
