import { defineConfig } from 'vite'
export default defineConfig({ root: __dirname, publicDir: '../public', cacheDir: '/tmp/gallery-vite', server: { port: 5199, fs: { allow: ['/work/main'] } }, build: { outDir: '/tmp/gallery-out', emptyOutDir: true, minify: false, assetsInlineLimit: 0 } })
