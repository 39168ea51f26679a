import type { Feature } from '../../feature.ts'
import { mayAlwaysLeave } from '../../plugs/file-holders.ts'
import { dropCompanyBanner, dropCompanyImage, dropCompanyVideo } from './actions/drop-company-picture.ts'
import { profileFeed } from './profile.notices.ts'
import { profileReports } from './profile.reports.ts'
import { profileHandlers } from './profile.routes.ts'

export const profiles: Feature = {
  handlers: profileHandlers,
  feed: profileFeed,
  fileHolders: {
    video: mayAlwaysLeave,
    companyImage: dropCompanyImage,
    companyBanner: dropCompanyBanner,
    companyVideo: dropCompanyVideo,
  },
  reportable: profileReports,
}
