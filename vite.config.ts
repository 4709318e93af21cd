import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'

export default defineConfig({
  environments: {
    ssr: { build: { rollupOptions: { input: './server/start.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  plugins: [paraglideVitePlugin(paraglideOptions), reactRouter()],
})
