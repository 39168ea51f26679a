import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: false,
  // Every route is a static path (ids travel in the query), so every page has its own html file and
  // paints before the scripts arrive. Whatever has no file is an unknown path.
  prerender: ({ getStaticPaths }) => getStaticPaths(),
} satisfies Config
