import { gzipSync } from 'node:zlib'

export interface FirstLoad {
  bytes: number
  /** One script a line, with its weight. */
  list: string
}

/** What a script weighs on its way, in bytes. */
export const gzipped = (script: Uint8Array): number => gzipSync(script, { level: 9 }).length

/** The scripts that a page names for its first load, gzipped. */
export async function firstLoad(shop: string, path: string): Promise<FirstLoad> {
  const page = await (await fetch(shop + path)).text()
  const named = [...page.matchAll(/<link rel="(?:later|modulepreload)"[^>]* href="([^"]+)"/g)].map(
    ([, src]) => src ?? '',
  )
  const sizes = await Promise.all(
    [...new Set(named)].map(async (src): Promise<[string, number]> => {
      const script = await (await fetch(shop + src)).arrayBuffer()
      return [src, gzipped(new Uint8Array(script))]
    }),
  )
  // Every page has the library, the router and the shell: where they are not named, something else was answered.
  if (sizes.length < 3) throw new Error(`${path} names ${sizes.length} scripts`)
  return {
    bytes: sizes.reduce((sum, [, size]) => sum + size, 0),
    list: sizes.map(([src, size]) => `${size} ${src}`).join('\n'),
  }
}
