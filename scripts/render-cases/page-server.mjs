import { chromium } from '@playwright/test'
import path from 'node:path'
import { build } from 'vite'
import { findBrowser } from '../lib/browser.mjs'
import { cache, root } from '../lib/paths.mjs'

/** Bundles the studio's page into one script. */
async function bundle() {
  const outDir = path.join(cache, 'render-cases', 'page')
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '~': path.join(root, 'storefront/src') } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: path.join(root, 'scripts/render-cases/page/main.ts'),
        formats: ['iife'],
        name: 'studio',
        fileName: () => 'studio.js',
      },
    },
  })
  return path.join(outDir, 'studio.js')
}

const ORIGIN = 'http://studio.test'

/** A page with the studio in it, drawn by the processor where there is no graphics card. @param {string} artFolder */
export async function openStudio(artFolder) {
  const script = await bundle()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.warn(message.text())
  })
  page.on('pageerror', (error) => console.error(error.message))
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/art/'))
      return route.fulfill({ path: path.join(artFolder, path.basename(pathname)) })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Studio</title>' })
  })
  await page.goto(ORIGIN)
  await page.addScriptTag({ path: script })
  return { page, close: () => browser.close() }
}
