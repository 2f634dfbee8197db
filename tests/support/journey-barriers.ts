import AxeBuilder from '@axe-core/playwright'
import { type Page } from '@playwright/test'

/** Until nothing moves: what is looked at in the middle of a change of colour is nobody's colour. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () =>
      document.getAnimations().filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          // What scrolling moves ends when somebody scrolls, and what goes round never does.
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await document.fonts.ready
    for (let still = 0; still < 2;) {
      await frame()
      const running = moving()
      still = running.length === 0 ? still + 1 : 0
      await Promise.allSettled(running.map(({ finished }) => finished))
    }
  })
}

interface Look {
  /** The part of the page that is looked at; the whole of it where none is named. */
  scope?: string
  /** What is found besides what is serious or critical. */
  all?: boolean
  /** The rules that are asked for; all of them where none is named. */
  rules?: string[]
}

/** What axe finds in the page as it stands. */
export async function faultsNow(page: Page, { scope, all = false, rules }: Look = {}): Promise<string[]> {
  await settled(page)
  // No page of ours holds another's: nothing is lost where the results are not put together in a page of their own, which takes time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (rules) axe.withRules(rules)
  const { violations } = await (scope ? axe.include(scope) : axe).analyze()
  return violations
    .filter(({ impact }) => all || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const [first] = nodes
      return `${id}: ${nodes.map(({ html }) => html).join(' | ')} ${first?.failureSummary ?? ''}`
    })
}

const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** What axe finds in light; and of the colours in dark, where nothing else is another. */
async function lightAndDark(page: Page, look: Look): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faultsNow(page, look)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await faultsNow(page, { ...look, rules: OF_COLOURS })
  return [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)]
}

/** What axe finds of weight in the main part. */
export async function barriers(page: Page, scope = 'main'): Promise<string[]> {
  const found = await lightAndDark(page, { scope })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  return found
}

/** Whatever axe finds in the whole page. */
export const barriersOfPage = (page: Page): Promise<string[]> => lightAndDark(page, { all: true })
