const nothing = () => undefined

/** For drawers in jsdom, which lays nothing out and has no observer of sizes. */
export class IdleResizeObserver {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}
