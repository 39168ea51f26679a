// Every page of the product, by its path. A path that is not here shows a not-found page.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** For developers only: every reusable piece in every state, and uploads on their own. */
const isDevelopment = process.env['NODE_ENV'] === 'development'
const filesLab = isDevelopment ? [route('files-lab', 'features/files/pages/FilesLabPage.tsx')] : []
const gallery = isDevelopment
  ? [layout('app/shells/GalleryShell.tsx', [route('gallery', 'features/gallery/GalleryPage.tsx')])]
  : []

export default [
  layout('app/shells/PublicShell.tsx', [
    index('features/public-site/pages/HomePage.tsx'),
    route('*', 'features/public-site/pages/NotFoundPage.tsx'),
  ]),

  route('dashboard/login', 'features/accounts/pages/LoginPage.tsx'),

  route('dashboard', 'app/shells/DashboardShell.tsx', [
    index('app/pages/DashboardHome.tsx'),
    route('activities', 'features/activities/pages/ActivitiesPage.tsx'),
    route('activities/detail', 'app/pages/ActivityDetail.tsx'),
    route('activities/form', 'features/activity-form/ActivityFormPage.tsx'),
    ...filesLab,
    route('control-panel', 'app/pages/ControlPanel.tsx'),
    route('*', 'app/pages/DashboardNotFound.tsx', { id: 'dashboard-not-found' }),
  ]),

  route('admin', 'app/shells/AdminShell.tsx', [
    index('app/pages/AdminHome.tsx'),
    route('*', 'app/pages/DashboardNotFound.tsx', { id: 'admin-not-found' }),
  ]),

  ...gallery,
] satisfies RouteConfig
