// What somebody might write to run a script in another person's browser. Each calls `ran` with its own number, or would
// leave the page, or lead to a link that does. They are short, so that many fit into one text.

/** The function the stories lay out as a trap. */
export const TRAP = 'ran'

/** n: the number of the payload, so that a sprung trap says which one it was. */
const elements: ((n: string) => string)[] = [
  (n) => `<script>${n}</script>`,
  (n) => `<SCRIPT>${n}</SCRIPT>`,
  (n) => `</p><script>${n}</script>`,
  (n) => `</textarea><script>${n}</script>`,
  (n) => `</title><script>${n}</script>`,
  (n) => `--><script>${n}</script>`,
  (n) => `]]><script>${n}</script>`,
  (n) => `<scr<script>ipt>${n}</script>`,
  (n) => `<script/x>${n}</script>`,
  (n) => `<script\n>${n}</script>`,
  (n) => `<script type=module>${n}</script>`,
  (n) => `<script src="data:,${n}"></script>`,
  (n) => `<script src=//x.example></script>${n}`,
  (n) => `\u{feff}<script>${n}</script>`,
  (n) => `<img src=x onerror=${n}>`,
  (n) => `<img src=x onerror="${n}"`,
  (n) => `<img/src=x/onerror=${n}>`,
  (n) => `<img src=x:x ONERROR=${n}>`,
  (n) => `<img src onerror\n=\n${n}>`,
  (n) => `<image src=x onerror=${n}>`,
  (n) => `<img src="x\`" onerror=${n}>`,
  (n) => `<img srcset=x onerror=${n}>`,
  (n) => `<svg onload=${n}>`,
  (n) => `<svg/onload=${n}//`,
  (n) => `<svg><script>${n}</script>`,
  (n) => `<svg><a href="javascript:${n}">x`,
  (n) => `<svg><animate onbegin=${n}>`,
  (n) => `<svg><set onbegin=${n}>`,
  (n) => `<svg><image href=x onerror=${n}>`,
  (n) => `<svg><style><img src onerror=${n}>`,
  (n) => `<math><a href="javascript:${n}">x`,
  (n) => `<math><mi><img src onerror=${n}>`,
  (n) => `<body onload=${n}>`,
  (n) => `<body onpageshow=${n}>`,
  (n) => `<video src=x onerror=${n}>`,
  (n) => `<video><source onerror=${n}>`,
  (n) => `<audio src=x onerror=${n}>`,
  (n) => `<object data="javascript:${n}">`,
  (n) => `<object data=x onerror=${n}>`,
  (n) => `<embed src="javascript:${n}">`,
  (n) => `<iframe src="javascript:${n}">`,
  (n) => `<iframe onload=${n}>`,
  (n) => `<iframe srcdoc="<script>parent.${n}</script>">`,
  (n) => `<frameset onload=${n}>`,
  (n) => `<details open ontoggle=${n}>`,
  (n) => `<input autofocus onfocus=${n}>`,
  (n) => `<select autofocus onfocus=${n}>`,
  (n) => `<textarea autofocus onfocus=${n}>`,
  (n) => `<a autofocus href onfocus=${n}>x`,
  (n) => `<b tabindex=1 onfocus=${n} id=x>`,
  (n) => `<b contenteditable onblur=${n}>`,
  (n) => `<marquee onstart=${n}>`,
  (n) => `<p onmouseenter=${n}>x`,
  (n) => `<p onpointerover=${n}>x`,
  (n) => `<p onclick=${n}>x</p>`,
  (n) => `<style onload=${n}></style>`,
  (n) => `<style>@import"//x.example/${n}"`,
  (n) => `<link rel=stylesheet href=x onerror=${n}>`,
  (n) => `<link rel=prefetch href=//x.example/${n}>`,
  (n) => `<base href="javascript:${n}//">`,
  (n) => `<meta http-equiv=refresh content="0;javascript:${n}">`,
  (n) => `<form action="javascript:${n}"><button>x`,
  (n) => `<button formaction="javascript:${n}">x`,
  (n) => `<isindex action="javascript:${n}">`,
  (n) => `<noscript><img title="</noscript><img src onerror=${n}>">`,
  (n) => `<template><img src onerror=${n}></template>`,
  (n) => `<b is=x onanimationstart=${n} style=animation:x>`,
  (n) => `<x-y onclick=${n} tabindex=0>x</x-y>`,
  (n) => `<!--><img src onerror=${n}>-->`,
  (n) => `<![CDATA[<img src onerror=${n}>]]>`,
  (n) => `<?xml ?><img src onerror=${n}>`,
  (n) => `<dialog open onclose=${n}>`,
  (n) => `<a href="javascript:${n}">x</a>`,
  (n) => `<a href=" javascript:${n}">x</a>`,
  (n) => `<a href="java\nscript:${n}">x</a>`,
  (n) => `<a href="jav&#x09;ascript:${n}">x</a>`,
  (n) => `<a href="&#106;avascript:${n}">x</a>`,
  (n) => `<a href="data:text/html,${n}">x</a>`,
]

const attributes: ((n: string) => string)[] = [
  (n) => `" onmouseover="${n}`,
  (n) => `' onmouseover='${n}`,
  (n) => `" autofocus onfocus="${n}`,
  (n) => `\` onfocus=\`${n}`,
  (n) => `" style="x:expression(${n})`,
  (n) => `';${n};'`,
  (n) => `";${n};"`,
  (n) => `\\";${n}//`,
  (n) => `'-${n}-'`,
  (n) => '`${' + n + '}`',
  (n) => `);${n};//`,
  (n) => `*/${n}/*`,
  (n) => `\u2028${n}\u2028`,
  (n) => `x;background:url(javascript:${n})`,
  (n) => `}*{x:url("javascript:${n}")}`,
]

const templates: ((n: string) => string)[] = [
  (n) => `{{${n}}}`,
  (n) => `{{constructor.constructor('${n}')()}}`,
  (n) => '${' + n + '}',
  (n) => `#{${n}}`,
  (n) => `<%= ${n} %>`,
  (n) => `[[${n}]]`,
  (n) => `{"__html":"<img src onerror=${n}>"}`,
  (n) => `{"__proto__":{"x":"${n}"}}`,
]

const marked: ((n: string) => string)[] = [
  (n) => `[x](javascript:${n})`,
  (n) => `[x](data:text/html,${n})`,
  (n) => `![x](x"onerror="${n})`,
  (n) => `<javascript:${n}>`,
  (n) => `[x]: javascript:${n}`,
  (n) => `\`\`\`<img src onerror=${n}>`,
]

const unicode: ((n: string) => string)[] = [
  (n) => `\u{ff1c}script\u{ff1e}${n}\u{ff1c}/script\u{ff1e}`,
  (n) => `\u{2039}img src onerror=${n}\u{203a}`,
  (n) => `\u202e>tpircs<${n}`,
  (n) => `&lt;script&gt;${n}&lt;/script&gt;`,
  (n) => `&#60;img src onerror=${n}&#62;`,
  (n) => `%3Cscript%3E${n}%3C/script%3E`,
  (n) => `\\u003cscript\\u003e${n}`,
  (n) => `+ADw-script+AD4-${n}`,
]

/** Addresses: as a text they do nothing; as a link they are refused. */
const addresses: ((n: string) => string)[] = [
  (n) => `javascript:${n}`,
  (n) => `JaVaScRiPt:${n}`,
  (n) => `javascript://x.example/%0a${n}`,
  (n) => `data:text/html,<script>${n}</script>`,
  (n) => `vbscript:${n}`,
]

const make = (from: number, makers: readonly ((n: string) => string)[]) =>
  makers.map((maker, i) => maker(`${TRAP}(${from + i})`))

const parts = [elements, attributes, templates, marked, unicode, addresses]
export const scriptPayloads: readonly string[] = parts.flatMap((makers, i) =>
  make(
    parts.slice(0, i).reduce((sum, one) => sum + one.length, 0),
    makers,
  ),
)

const control = (code: number) => String.fromCodePoint(code)

/** What a profile may not link to: schemes that run or open something else, hidden behind signs a browser overlooks. */
export const linkPayloads: readonly string[] = [
  ...make(900, addresses),
  ...['javascript:', 'data:text/html,', 'vbscript:', 'blob:https://x.example/', 'file:///', 'ftp://x.example/'].flatMap(
    (scheme, i) => {
      const call = `${TRAP}(${910 + i})`
      return [
        `${scheme}${call}`,
        `${scheme.slice(0, 2)}${control(9)}${scheme.slice(2)}${call}`,
        `${scheme.slice(0, 3)}${control(10)}${scheme.slice(3)}${call}`,
        `${scheme.slice(0, 1)}${control(13)}${scheme.slice(1)}${call}`,
        `${control(1)}${scheme}${call}`,
        `${scheme}//https://x.example/${control(10)}${call}`,
      ]
    },
  ),
  'https://name:secret@x.example/',
  'view-source:https://x.example',
  'intent://x.example#Intent;end',
  'filesystem:https://x.example/a',
]

interface Chosen {
  /** What stands before them. */
  mark?: string
  from?: number
  where?: (payload: string) => boolean
}

/** As many as fit into so many characters, one after the other, beginning with a number of our own choice. */
export function joined(longest: number, { mark = '', from = 0, where }: Chosen = {}): string {
  const usable = where ? scriptPayloads.filter(where) : scriptPayloads
  let text = mark
  for (let i = 0; i < usable.length; i += 1) {
    const longer = `${text} ${usable[(from + i) % usable.length]!}`
    if (longer.length <= longest) text = longer
  }
  return text.trim()
}
