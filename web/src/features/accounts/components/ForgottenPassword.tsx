import texts from '@werkplatz/content/public/security.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { LinkedText } from '../../../ui/prose/LinkedText.tsx'

/** What the server said of a password, and the way on for those who do not know it. */
export const ForgottenPassword = ({ sentence }: { sentence: string }) => (
  <LinkedText text={fillIn(texts.password.forgot, { sentence })} to={paths.requestRecovery()} />
)
