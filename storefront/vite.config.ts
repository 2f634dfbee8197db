import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
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
    ...(isSsrBuild ? { rolldownOptions: { input: './server/app.ts' } } : {}),
  },
}))
