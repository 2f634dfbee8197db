import { readFileSync } from 'node:fs'

/** Shapes of an icon in a box of 32 by 32, lowest first. */
export interface IconShape {
  d: string
  fill: string
  opacity?: number
  transform?: string
}

export interface IconSet {
  names: readonly string[]
  group(name: string): string | undefined
  keyWords(name: string): readonly string[]
  shapes(name: string): readonly IconShape[]
}

export const ICON_SIZE = 32
const SKIN_TONES = /-(light|medium|dark)(-|$)/

let icons: IconSet | null = null

/** Fluent Emoji, flat (MIT), with emojilib's key words: nine megabytes, so only when a noun is asked for. */
export function readIcons(): IconSet {
  return (icons ??= open())
}

function open(): IconSet {
  const read = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'))
  const folder = '@iconify-json/fluent-emoji-flat'
  const { icons: bodies } = read(`${folder}/icons.json`) as { icons: Record<string, { body: string }> }
  const { categories } = read(`${folder}/metadata.json`) as { categories: Record<string, string[]> }
  const chars = read(`${folder}/chars.json`) as Record<string, string>
  const words = read('emojilib') as Record<string, string[]>
  const groups = new Map(
    Object.entries(categories).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
  )
  const keyWords = new Map<string, string[]>()
  for (const [char, list] of Object.entries(words)) {
    const points = [...char].map((part) => (part.codePointAt(0) ?? 0).toString(16))
    const name = chars[points.join('-')] ?? chars[points.filter((point) => point !== 'fe0f').join('-')]
    if (name)
      keyWords.set(
        name,
        list.filter((word) => /^[a-z_ -]{3,}$/.test(word)),
      )
  }
  return {
    names: Object.keys(bodies).filter((name) => !SKIN_TONES.test(name)),
    group: (name) => groups.get(name),
    keyWords: (name) => keyWords.get(name) ?? [],
    shapes: (name) => shapesOf(bodies[name]?.body ?? ''),
  }
}

const TAG = /<(\/?)(\w+)([^>]*)>/g
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]
const number = (text: string, name: string): number => Number(attribute(text, name) ?? 0)

/** Reads what the set's icons are made of: areas of one colour. Definitions, of which three icons make use, are left out. */
function shapesOf(body: string): IconShape[] {
  const shapes: IconShape[] = []
  let hidden = 0
  for (const [, closing, tag = '', text = ''] of body.matchAll(TAG)) {
    if (tag === 'defs' || tag === 'clipPath') hidden += closing ? -1 : 1
    if (closing || hidden > 0) continue
    const fill = attribute(text, 'fill') ?? '#212121'
    const d = outline(tag, text)
    if (!d || !fill.startsWith('#')) continue
    const opacity = attribute(text, 'opacity')
    const transform = attribute(text, 'transform')
    shapes.push({
      d,
      fill: fill.length === 4 ? fill.replace(/#(.)(.)(.)/, '#$1$1$2$2$3$3') : fill.slice(0, 7),
      ...(opacity === undefined ? {} : { opacity: Number(opacity) }),
      ...(transform === undefined ? {} : { transform }),
    })
  }
  return shapes
}

function outline(tag: string, text: string): string | undefined {
  if (tag === 'path') return attribute(text, 'd')
  if (tag === 'rect') {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(text, name))
    return `M${x} ${y}h${width}v${height}h-${width}Z`
  }
  if (tag !== 'circle' && tag !== 'ellipse') return undefined
  const [x, y] = [number(text, 'cx'), number(text, 'cy')]
  const [rx, ry] =
    tag === 'circle' ? [number(text, 'r'), number(text, 'r')] : [number(text, 'rx'), number(text, 'ry')]
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}
