import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { cache, root } from './paths.mjs'

/**
 * The shop's own artist, bundled from its sources, with the list of its styles.
 * @returns {Promise<{ makePicture: Function, STYLES: readonly { id: string }[] }>}
 */
export async function loadArtist() {
  const outDir = path.join(cache, 'artist')
  const plugin = path.join(root, 'backend/src/plugins/ai-designs/src')
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    // Node finds no named exports in it.
    ssr: { noExternal: ['opentype.js'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { picture: path.join(plugin, 'artist/picture.ts'), styles: path.join(plugin, 'styles.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  /** @param {string} name */
  const part = (name) => import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href)
  const [{ makePicture }, { STYLES }] = await Promise.all([part('picture'), part('styles')])
  return { makePicture, STYLES }
}
