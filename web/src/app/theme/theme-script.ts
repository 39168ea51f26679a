// Runs in the document's head before the first paint, so that a reload never flashes the wrong theme.
// It stands in the html as text; React escapes quotes, < and & there, hence the backticks and the plain style.
import { userKey } from '../../api/session/session-store.ts'
import { authPaths } from '../../lib/paths.ts'

export const themeScript = `
try {
  let path = location.pathname.split(/[/]+$/)[0];
  let area = path.split(\`/\`)[1];
  let open = ${JSON.stringify(authPaths).replaceAll('"', '`')}.includes(path);
  if ([\`dashboard\`, \`admin\`].includes(area) ? !open : false) {
    let theme = JSON.parse(localStorage.getItem(\`${userKey}\`)).theme;
    let root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.mantineColorScheme = theme === \`MIDNIGHT\` ? \`dark\` : \`light\`;
  }
} catch {}
`
