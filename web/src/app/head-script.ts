// Runs in the document's head before anything else: sets the remembered theme, so that a reload never flashes the
// wrong one; marks a protected page without a remembered session, so that its frame is hidden; and asks the server about
// the remembered session and for the lists of the home page, before the code has loaded. On the pages before the sign-in it
// holds a form that is sent before its code runs; features/accounts/use-auth-form.ts sends it then.
// It stands in the html as text; React escapes quotes, < > and & there, hence the backticks and the plain style.
import { routeTable } from '@werkplatz/contract/routes.gen.ts'

import { authKey, userKey } from '../api/session/session-store.ts'
import { authPaths } from '../lib/paths.ts'
import { secretForm } from '../ui/form/frame/secret-form.ts'

/** A form whose code does not come goes where it would go without JavaScript. */
const HOLD_MS = 15_000

const list = (texts: string[]) => `[${texts.map((text) => `\`${text}\``).join(', ')}]`

/** What the home page will ask for as soon as it runs. */
const homeLists = [
  routeTable.listFeaturedActivities.path,
  routeTable.listLatestActivities.path,
  routeTable.listOldestCards.path,
  routeTable.listTaskCards.path,
]

export const headScript = `
try {
  let path = location.pathname.split(/[/]+$/)[0];
  let open = ${list(authPaths)}.includes(path);
  if (open) addEventListener(\`submit\`, function (event) {
    let form = event.target;
    if (window.werkplatzFormsRun) return;
    if (form.getAttribute(\`action\`) !== \`${secretForm.action}\`) return;
    event.preventDefault();
    if (form.dataset.early === undefined) setTimeout(function () {
      if (form.dataset.early !== undefined) form.submit();
    }, ${HOLD_MS});
    form.dataset.early = \`\`;
  }, true);
  if (${list(['dashboard', 'admin'])}.includes(path.split(\`/\`)[1]) ? !open : false) {
    let root = document.documentElement;
    let remembered = localStorage.getItem(\`${authKey}\`);
    if (remembered === null) root.dataset.signedOut = \`\`;
    let theme = JSON.parse(localStorage.getItem(\`${userKey}\`)).theme;
    root.dataset.theme = theme;
    root.dataset.colorScheme = theme === \`MIDNIGHT\` ? \`dark\` : \`light\`;
    let auth = JSON.parse(remembered);
    if (Math.sign(Date.parse(auth.expires) - Date.now()) === 1) {
      let headers = { accept: \`application/json\`, authorization: \`Bearer \${auth.accessToken}\` };
      let answers = {};
      for (let call of ${list([routeTable.checkSession.path])}.concat(path === \`/dashboard\` ? ${list(homeLists)} : [])) {
        answers[call] = fetch(\`/api\` + call, { headers });
        answers[call].catch(Boolean);
      }
      window.werkplatzEarly = { token: auth.accessToken, answers };
    }
  }
} catch {}
`
