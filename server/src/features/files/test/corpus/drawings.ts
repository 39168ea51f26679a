// Drawings that run, fetch or multiply.
import { SCRIPT, text, type Hostile } from './build.ts'

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} width="100" height="100" ${attributes}>${inner}</svg>`
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
const uses = Array.from({ length: 12 }, (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(40)}</g>`).join('')

const bodies: Record<string, string> = {
  script: svg(SCRIPT),
  'script-prefixed': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>`,
  onload: svg('<rect width="9" height="9"/>', 'onload="alert(1)"'),
  onclick: svg('<rect\nonclick = "alert(1)" width="9" height="9"/>'),
  'foreign-object': svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>'),
  iframe: svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'),
  'image-remote': svg('<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>'),
  'image-xlink': svg('<image xlink:href="https://evil.example/x.png" width="9" height="9"/>'),
  'image-file': svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
  'image-data': svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'),
  'use-remote': svg('<use href="https://evil.example/a.svg#x"/>'),
  'use-data': svg('<use href="data:image/svg+xml,&lt;svg/&gt;#x"/>'),
  'link-script': svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  'link-encoded': svg('<a xlink:href="&#106;avascript:alert(1)"><text>x</text></a>'),
  'link-out': svg('<a href="https://evil.example"><text y="9">x</text></a>'),
  'css-url': svg('<style>rect{fill:url(https://evil.example/x)}</style><rect width="9" height="9"/>'),
  'css-import': svg('<style>@import "https://evil.example/x.css";</style>'),
  'css-escape': svg('<style>rect{fill:\\75rl(https://evil.example/x)}</style>'),
  'attribute-url': svg('<rect width="9" height="9" fill="url(http://127.0.0.1:9/#x)"/>'),
  filter: svg('<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'),
  animate: svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
  set: svg('<rect width="9" height="9"><set attributeName="onclick" to="alert(1)"/></rect>'),
  entity: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  'entity-remote': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]>${svg('')}`,
  laughs: `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg('<text>&l9;</text>')}`,
  stylesheet: `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.xsl"?>${svg('')}`,
  encoding: `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`,
  'use-bomb': svg(`<defs><rect id="u0" width="1" height="1"/>${uses}</defs><use href="#u12"/>`),
  flood: '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>',
  html: `<html xmlns="http://www.w3.org/1999/xhtml"><body>${SCRIPT}</body></html>`,
}

export const hostileDrawings = (): Hostile[] => [
  ...Object.entries(bodies).map(([name, body]): Hostile => ({
    name: `${name}.svg`,
    group: 'image',
    bytes: text(body),
    expected: 'refused',
  })),
  {
    name: 'utf-16.svg',
    group: 'image',
    bytes: Buffer.from(`\ufeff${svg(SCRIPT)}`, 'utf16le'),
    expected: 'refused',
  },
  {
    name: 'heavy.svg',
    group: 'image',
    bytes: text(svg('<rect width="9" height="9"/>'.repeat(60_000))),
    expected: 'refused',
  },
  {
    name: 'comment.svg',
    group: 'image',
    bytes: text(svg('<!-- SECRET-NOTE --><title>SECRET-NOTE</title><rect width="50" height="50" fill="#36c"/>')),
    expected: 'cleaned',
    secret: 'SECRET-NOTE',
  },
]
