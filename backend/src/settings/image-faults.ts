import type { Env } from './derive'

/** What OpenAI draws since gpt-image-2: whole blocks of pixels, no long strips, nothing below or beyond so many pixels. */
const BLOCK = 16
const MOST_TO_ONE = 3
const LONGEST = 3840
const LEAST_PIXELS = 655_360
const MOST_PIXELS = 3840 * 2160
/** And before it. */
const FORMER_SIZES = ['1024x1024', '1024x1536', '1536x1024']
/** Of models that OpenAI has shut down; other servers may know them. */
const FORMER_QUALITIES = ['standard', 'hd']
const LATER_QUALITIES = ['xhigh', 'max']

/** Such as 2.5 of gpt-image-2.5-flare; the newest of all where a name tells none, so that a model to come is refused nothing. */
const versionOf = (model: string): number => Number(/^gpt-image-(\d+(?:\.\d+)?)/.exec(model)?.[1] ?? Infinity)

function isDrawn(size: string): boolean {
  const sides = size.split('x').map(Number)
  const [shorter, longer] = [Math.min(...sides), Math.max(...sides)]
  return (
    sides.every((side) => side % BLOCK === 0) &&
    longer <= shorter * MOST_TO_ONE &&
    longer <= LONGEST &&
    shorter * longer >= LEAST_PIXELS &&
    shorter * longer <= MOST_PIXELS
  )
}

/** Whether it is OpenAI itself that draws: another server has limits of its own, and the built-in artist has none. */
const isOpenAi = ({ images, OPENAI_BASE_URL: url }: Env) =>
  images.provider === 'openai' && (!url || new URL(url).hostname === 'api.openai.com')

/** What OpenAI would refuse of every picture, one after the other; each entry is a sentence naming the setting. */
export function imageFaults(env: Env): string[] {
  if (!isOpenAi(env)) return []
  const { IMAGE_MODEL: model, IMAGE_SIZE: size, IMAGE_QUALITY: quality } = env
  const version = versionOf(model)
  const faults: string[] = []
  if (version < 2 && !FORMER_SIZES.includes(size))
    faults.push(`IMAGE_SIZE must be one of ${FORMER_SIZES.join(', ')}: ${model} draws no ${size}.`)
  if (version >= 2 && !isDrawn(size))
    faults.push(
      `IMAGE_SIZE must be of sides that are multiples of ${BLOCK}, neither more than three times the other nor over ${LONGEST}, and ${LEAST_PIXELS} to ${MOST_PIXELS} pixels: OpenAI draws no ${size}.`,
    )
  if (FORMER_QUALITIES.includes(quality))
    faults.push(
      `IMAGE_QUALITY must be one of auto, low, medium, high, xhigh, max: OpenAI knows ${quality} no more. Another server (OPENAI_BASE_URL) may.`,
    )
  if (version < 2.5 && LATER_QUALITIES.includes(quality))
    faults.push(`IMAGE_QUALITY must be one of auto, low, medium, high: ${model} does not know ${quality}.`)
  return faults
}
