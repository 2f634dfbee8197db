import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { backendDir, cache, pluginsDir } from './paths.mjs'

/**
 * The shop's mails, bundled from their sources, with sample data for each and who the shop is.
 * @returns {Promise<{
 *   renderMail: (mail: { template: string, data: unknown, askedAt: Date }, options: { publicUrl: string, brand: object }) => Promise<{ subject: string, html: string, text: string }>,
 *   sampleMails: (home: string, askedAt: Date) => Record<string, unknown>,
 *   brand: { name: string, email: string },
 * }>}
 */
export async function loadMails() {
  const outDir = path.join(cache, 'mails')
  const templates = path.join(pluginsDir, 'mail', 'src', 'templates')
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(pluginsDir, 'mail'),
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          render: path.join(templates, 'render.tsx'),
          samples: path.join(templates, 'samples.ts'),
          brand: path.join(backendDir, 'src', 'brand.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  /** @param {string} name */
  const part = (name) => import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href)
  const [{ renderMail }, { sampleMails }, { brand }] = await Promise.all(
    ['render', 'samples', 'brand'].map(part),
  )
  return { renderMail, sampleMails, brand }
}
