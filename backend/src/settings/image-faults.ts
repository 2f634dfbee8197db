import type { Env } from './derive'

/** What OpenAI draws: whole blocks of pixels, no long strips, nothing beyond the largest picture. */
const BLOCK = 16
const MOST_TO_ONE = 3
const LONGEST = 3840
const MOST_PIXELS = 3840 * 2160
/** Of models that OpenAI has shut down; other servers may know them. */
const FORMER_QUALITIES = ['standard', 'hd']

function isDrawn(size: string): boolean {
  const sides = size.split('x').map(Number)
  const [shorter, longer] = [Math.min(...sides), Math.max(...sides)]
  return (
    sides.every((side) => side % BLOCK === 0) &&
    longer <= shorter * MOST_TO_ONE &&
    longer <= LONGEST &&
    shorter * longer <= MOST_PIXELS
  )
}

/** Whether it is OpenAI itself that draws: another server has limits of its own, and the built-in artist has none. */
const isOpenAi = ({ images, OPENAI_BASE_URL: url }: Env) =>
  images.provider === 'openai' && (!url || new URL(url).hostname === 'api.openai.com')

/** What OpenAI would refuse of every picture, one after the other; each entry is a sentence naming the setting. */
export function imageFaults(env: Env): string[] {
  if (!isOpenAi(env)) return []
  const faults: string[] = []
  if (!isDrawn(env.IMAGE_SIZE))
    faults.push(
      `IMAGE_SIZE must be of sides that are multiples of ${BLOCK}, neither more than three times the other nor over ${LONGEST}, and ${MOST_PIXELS} pixels at most: OpenAI draws no ${env.IMAGE_SIZE}.`,
    )
  if (FORMER_QUALITIES.includes(env.IMAGE_QUALITY))
    faults.push(
      `IMAGE_QUALITY must be one of auto, low, medium, high, xhigh, max: OpenAI knows ${env.IMAGE_QUALITY} no more. Another server (OPENAI_BASE_URL) may.`,
    )
  return faults
}
