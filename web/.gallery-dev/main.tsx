import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/mona-sans/wdth.css'
import '../src/app/theme/tokens.gen.css'
import '../src/app/theme/base.css'
import '../src/app/theme/themes.gen.css'
import '../src/app/theme/mantine.gen.css'
import '@mantine/core/styles/global.css'
import './dev.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import GalleryPage from '../src/features/gallery/GalleryPage.tsx'
import { mantineTheme } from '../src/app/theme/mantine-theme.ts'
createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={mantineTheme} withCssVariables={false} withGlobalClasses={false} getRootElement={() => undefined} forceColorScheme="light">
    <BrowserRouter><main className="gmain"><GalleryPage /></main></BrowserRouter>
  </MantineProvider>)
