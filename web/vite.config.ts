import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const api = process.env['WERKPLATZ_API'] ?? 'http://127.0.0.1:3000'
const live = process.env['WERKPLATZ_LIVE'] ?? 'ws://127.0.0.1:3001'

export default defineConfig({
  plugins: [reactRouter()],
  // Inlined assets would need data: in the content security policy.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api/ws': { target: live, ws: true }, '/api': { target: api } } },
})
