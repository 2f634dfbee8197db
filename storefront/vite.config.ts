import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { GROUPS } from './chunks'

/** React Router has one entry for bundlers, which is the one for development; its texts for developers stay at home. */
const withoutDevelopersWarnings: Plugin = {
  name: 'without-developers-warnings',
  apply: 'build',
  transform(code, id) {
    if (!/react-router\/dist\/development\/.*\.mjs$/.test(id)) return
    const lean = code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    return lean === code ? undefined : { code: lean, map: null }
  },
}

/** An icon's keys are random, which does not compress: numbers tell its few lines apart as well. What its module does for nobody goes. */
const lightIcons: Plugin = {
  name: 'light-icons',
  apply: 'build',
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return
    let keys = 0
    const numbered = code.replace(/key: "\w+"/g, () => `key: "${String((keys += 1))}"`)
    return { code: numbered.replace(/^__iconData\.node;$/m, ''), map: null }
  },
}

/** Once at the build, and so harder than a server could for each visitor. */
const pressed = compression({
  include: /\.(js|css|svg)$/,
  algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
  logLevel: 'silent',
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutDevelopersWarnings,
    lightIcons,
    ...(isSsrBuild ? [] : [pressed]),
  ],
  resolve: {
    alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) },
    // The admin of the backend brings copies of its own; two of any of these in one page break hooks and contexts.
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  // The contract ships TypeScript sources to bundlers, so Node must never import it directly.
  ssr: { noExternal: ['@caseloom/contract'] },
  build: {
    target: 'es2022',
    // Fonts and pictures are cached for ever under their hashed names, which inlining would lose.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: './server/app.ts' }
      : { output: { codeSplitting: { groups: GROUPS } } },
  },
}))
