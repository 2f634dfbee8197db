/** Whose script counts visits. Each is loaded so that it counts nothing by itself: the shop tells it of each page. */
export const COUNTERS = ['plausible', 'umami', 'matomo'] as const
export type Counter = (typeof COUNTERS)[number]

/** As the settings name it; it travels to the browser with every page. */
export interface Analytics {
  counter: Counter
  script: string
  /** Of the script. */
  origin: string
  site: string
}
