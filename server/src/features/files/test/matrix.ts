// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { fileRoutes } from '@werkplatz/contract/files/routes.ts'

import { newFile } from '../../../../test/files.ts'
import { line, ownersOnly, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

// oxfmt-ignore
const moderated = {
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   ok    ok    ok    404   404   404   404'),
  otherCompany: line('401   401   ok    ok    404   404   404   404   404'),
}

export const matrix: FeatureMatrix<keyof typeof fileRoutes> = {
  // oxfmt-ignore
  expected: {
    //                        anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Files. decisions §4: everybody uploads and deletes their own; DELETE_IMAGE and DELETE_DOCUMENT act on other people's,
    // of their own company for EDUCATION_OFFICER, of everybody for OWNER and ADMIN. Nobody checks somebody else's upload.
    uploadImage:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    validateImage: ownersOnly,
    deleteImage: moderated,
    cleanUpImages:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listImageTemplates: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    uploadDocument:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    validateDocument: ownersOnly,
    deleteDocument: moderated,
    cleanUpDocuments:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readAvatar:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  makers: {
    file: (app, owner, route) => newFile(app, owner, route.path.includes('/documents/') ? 'DOCUMENT' : 'IMAGE'),
  },
  inputs: {
    uploadImage: async () => ({ body: { fileName: 'a.png', mimeType: 'image/png' } }),
    uploadDocument: async () => ({ body: { fileName: 'a.pdf', mimeType: 'application/pdf' } }),
  },
}
