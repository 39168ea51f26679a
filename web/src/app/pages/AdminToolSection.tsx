import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import labels from '@werkplatz/content/labels/shell.json'

import { useUser } from '../../api/session/session.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { FormSection } from '../../ui/form/frame/FormSection.tsx'

/** For those who may open it; it opens beside the dashboard, not in its place. */
export function AdminToolSection() {
  if (!useUser()?.can['admin.open']) return null
  return (
    <FormSection title={labels.adminTool} text={labels.adminToolLead}>
      <div>
        <ButtonLink
          to={paths.admin()}
          target="_blank"
          rel="noopener"
          iconRight={<IconExternalLink stroke={1.75} aria-hidden />}
        >
          {labels.openAdminTool}
        </ButtonLink>
      </div>
    </FormSection>
  )
}
