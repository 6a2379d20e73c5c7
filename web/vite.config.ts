import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// `vite build` ships index.html alone; the gallery of everything drawn is a page for developers,
// built only with `vite build --mode gallery`.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: mode === 'gallery' ? ['gallery.html'] : ['index.html'],
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
}))
