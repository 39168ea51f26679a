// The brand's mail: tables and inline styles, because that is what mail programs understand; the mark is drawn from
// cells, so nothing is loaded and nothing attached. Dark colours for programs that ask, both readable on their own.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/public/layout.json' with { type: 'json' }

const layout = branded(file)

export type Block = { lines: string[] } | { button: string; href: string }

export interface MailParts {
  subject: string
  blocks: Block[]
  signature: string[]
  footer: string[]
  /** Our own addresses; wherever one stands in the text it can be clicked. */
  links: string[]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)

const FONT = "font-family:'Hanken Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `${FONT};font-size:16px;line-height:1.55;color:#10142a`
const SMALL = `${FONT};font-size:13px;line-height:1.5;color:#4c4f5c`

const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.wp-page{background:#0b1020!important}.wp-card{background:#151b30!important;border-color:#2b3350!important}
.wp-text,.wp-name{color:#f2f4fb!important}.wp-small,.wp-small a{color:#b9c0d6!important}
.wp-url{color:#9db4ff!important}.wp-button{background:#9db4ff!important}.wp-button a{color:#0b1020!important}
}
@media (max-width:480px){.wp-pad{padding:24px 20px!important}}`

// The W of the brand: four folds, each a triangle, a strip and a triangle drawn from borders.
const piece = (style: string) => `<div style="font-size:0;line-height:0;${style}"></div>`
const fold = (color: string, low: 'left' | 'right') =>
  `<td style="padding:0;font-size:0;line-height:0">${[
    `width:0;height:0;border-top:11px solid transparent;border-${low}:8px solid ${color}`,
    `width:8px;height:4px;background:${color}`,
    `width:0;height:0;border-top:11px solid ${color};border-${low}:8px solid transparent`,
  ]
    .map(piece)
    .join('')}</td>`
const folds = [fold('#1e3bb8', 'left'), fold('#172e94', 'right'), fold('#1e3bb8', 'left'), fold('#ffc21a', 'right')]
const name = `<td class="wp-name" style="${FONT};padding-left:12px;font-size:21px;font-weight:700;letter-spacing:-.02em;color:#10142a">${escapeHtml(layout.brand.name)}</td>`
const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${folds.join('')}${name}</tr></table>`

const anchor = (href: string, className: string, style: string, text = href) =>
  `<a class="${className}" href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`

function withLinks(line: string, links: string[], style: string): string {
  const found = links.find((link) => line.includes(link))
  if (!found) return escapeHtml(line)
  const at = line.indexOf(found)
  return `${escapeHtml(line.slice(0, at))}${anchor(found, 'wp-url', style)}${escapeHtml(line.slice(at + found.length))}`
}

const paragraph = (lines: string[], links: string[]) =>
  `<p class="wp-text" style="${TEXT};margin:0 0 16px">${lines
    .map((line) => withLinks(line, links, 'color:#1e3bb8'))
    .join('<br>')}</p>`

const button = (label: string, href: string) => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr>
<td class="wp-button" bgcolor="#1e3bb8" style="background:#1e3bb8;border-radius:8px">${anchor(href, '', `${FONT};display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none`, label)}</td>
</tr></table>
<p class="wp-small" style="${SMALL};margin:0 0 20px;word-break:break-all">${anchor(href, 'wp-url', 'color:#1e3bb8')}</p>`

export function mailHtml({ subject, blocks, signature, footer, links }: MailParts): string {
  const body = blocks.map((block) =>
    'lines' in block ? paragraph(block.lines, links) : button(block.button, block.href),
  )
  return `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkStyles}</style></head>
<body class="wp-page" style="margin:0;padding:0;background:#faf8f4">
<table role="presentation" class="wp-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf8f4"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 4px 20px">${mark}</td></tr>
<tr><td class="wp-card wp-pad" style="padding:36px 40px 20px;background:#ffffff;border:1px solid #e4ded2;border-radius:12px">
<h1 class="wp-text" style="${FONT};margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-.02em;color:#10142a">${escapeHtml(subject)}</h1>
${body.join('\n')}
${paragraph(signature, [])}
</td></tr>
<tr><td class="wp-small" style="${SMALL};padding:20px 4px">${footer.map((line) => withLinks(line, links, 'color:#4c4f5c')).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
}
