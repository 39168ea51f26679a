// Runs in the document's head before anything else: sets the remembered theme, so that a reload never flashes the
// wrong one, and asks the server about the remembered session, so that nobody waits for the code first.
// It stands in the html as text; React escapes quotes, < > and & there, hence the backticks and the plain style.
import { routeTable } from '@werkplatz/contract/routes.gen.ts'

import { authKey, userKey } from '../api/session/session-store.ts'
import { authPaths } from '../lib/paths.ts'

const list = (texts: string[]) => `[${texts.map((text) => `\`${text}\``).join(', ')}]`

export const headScript = `
try {
  let path = location.pathname.split(/[/]+$/)[0];
  let open = ${list(authPaths)}.includes(path);
  if (${list(['dashboard', 'admin'])}.includes(path.split(\`/\`)[1]) ? !open : false) {
    let root = document.documentElement;
    let theme = JSON.parse(localStorage.getItem(\`${userKey}\`)).theme;
    root.dataset.theme = theme;
    root.dataset.colorScheme = theme === \`MIDNIGHT\` ? \`dark\` : \`light\`;
    let auth = JSON.parse(localStorage.getItem(\`${authKey}\`));
    if (Math.sign(Date.parse(auth.expires) - Date.now()) === 1) {
      let headers = { accept: \`application/json\`, authorization: \`Bearer \${auth.accessToken}\` };
      let response = fetch(\`/api${routeTable.checkSession.path}\`, { headers });
      response.catch(Boolean);
      window.werkplatzCheck = { token: auth.accessToken, response };
    }
  }
} catch {}
`
