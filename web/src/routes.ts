// Every page of the product, by its path. A path that is not here shows a not-found page.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

import { adminScreens } from './lib/admin-screens.ts'
import { screens } from './lib/screens.ts'

/** For developers only: every reusable piece in every state. */
const isDevelopment = process.env['NODE_ENV'] === 'development'
const gallery = isDevelopment
  ? [layout('app/shells/GalleryShell.tsx', [route('gallery', 'features/gallery/GalleryPage.tsx')])]
  : []

const inDashboard = Object.entries(screens).map(([path, { page }]) => {
  if (path === '/dashboard') return index(page!)
  const below = path.slice('/dashboard/'.length)
  return page ? route(below, page) : route(below, 'app/pages/LeadOn.tsx', { id: `lead-on/${below}` })
})

const inAdmin = Object.entries(adminScreens).map(([path, { page }]) =>
  path === '/admin' ? index(page) : route(path.slice('/admin/'.length), page),
)

export default [
  layout('app/shells/PublicShell.tsx', [
    index('features/public-site/pages/HomePage.tsx'),
    route('features', 'features/public-site/pages/FeaturesPage.tsx'),
    route('mission', 'features/public-site/pages/MissionPage.tsx'),
    route('contact', 'features/public-site/pages/ContactPage.tsx'),
    route('imprint', 'features/public-site/pages/LegalPage.tsx', { id: 'imprint' }),
    route('terms/use', 'features/public-site/pages/LegalPage.tsx', { id: 'terms-of-use' }),
    route('terms/service', 'features/public-site/pages/LegalPage.tsx', { id: 'terms-of-service' }),
    route('privacy-policy', 'features/public-site/pages/LegalPage.tsx', { id: 'privacy-policy' }),
    route('register', 'features/public-site/pages/RegisterPage.tsx'),
    // The file the server sends for every address that is none.
    route('404', 'features/public-site/pages/NotFoundPage.tsx', { id: 'not-found' }),
    // What the server answers to a form that was sent without scripts.
    route('no-script', 'features/public-site/pages/NoScriptPage.tsx'),
    route('*', 'features/public-site/pages/NotFoundPage.tsx', { id: 'anything-else' }),
  ]),

  route('evaluation', 'app/shells/GuestShell.tsx', [index('features/evaluations/guest/GuestPage.tsx')]),

  route('dashboard/login', 'features/accounts/pages/LoginPage.tsx'),
  route('dashboard/sign-up', 'features/accounts/pages/SignUpPage.tsx'),
  route('dashboard/pw-recovery', 'features/accounts/pages/RecoveryPage.tsx'),
  route('dashboard/request-recovery', 'features/accounts/pages/RequestRecoveryPage.tsx'),
  route('dashboard/setup', 'app/shells/SetupShell.tsx', [index('features/setup/pages/SetupPage.tsx')]),

  route('dashboard', 'app/shells/DashboardShell.tsx', [
    ...inDashboard,
    route('*', 'app/pages/DashboardNotFound.tsx', { id: 'dashboard-not-found' }),
  ]),

  route('admin', 'app/shells/AdminShell.tsx', [
    ...inAdmin,
    route('*', 'app/pages/DashboardNotFound.tsx', { id: 'admin-not-found' }),
  ]),

  ...gallery,
] satisfies RouteConfig
