// A template of content/mails.json with its placeholders filled in, as text and as HTML.
import { branded } from '@werkplatz/content/brand.ts'
import mailsFile from '@werkplatz/content/mails.json' with { type: 'json' }
import type { Mail, MailsFile } from '@werkplatz/content/types.ts'

import { mailHtml, type Block } from './mail-html.ts'

const file = branded(mailsFile) as MailsFile

export type MailTemplate = (typeof mailsFile.mails)[number]['id']

const byId = new Map(file.mails.map((mail) => [mail.id, mail]))

export function templateOf(id: string): Mail {
  const template = byId.get(id)
  if (!template) throw new Error(`there is no mail «${id}»`)
  return template
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export type Placeholders = Readonly<Record<string, string>>

/** People's own texts may hold anything; line breaks stay, other control characters go. */
const clean = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()

const fill = (text: string, values: Placeholders) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the placeholder {${name}} has no value`)
    return clean(value)
  })

export function renderMail(id: string, values: Placeholders, settingsUrl?: string): RenderedMail {
  const template = templateOf(id)
  const settings = settingsUrl ? fill(file.footerSettings, { settingsLink: settingsUrl }) : ''
  const subject = fill(template.subject, values).replaceAll(/\s+/g, ' ')
  const text = [fill(template.body, values), file.signature, '--', file.footer, settings].filter(Boolean).join('\n\n')
  const html = mailHtml({
    subject,
    blocks: blocksOf(template, values),
    signature: file.signature.split('\n'),
    footer: [...file.footer.split('\n'), ...(settings ? [settings] : [])],
    links: [values.link, settingsUrl].filter((link) => link !== undefined),
  })
  return { subject, text, html }
}

/** Paragraphs; a line that is only {link} becomes a button. */
function blocksOf(template: Mail, values: Placeholders): Block[] {
  const blocks: Block[] = []
  for (const paragraph of template.body.split('\n\n')) {
    let lines: string[] = []
    for (const line of paragraph.split('\n')) {
      if (line !== '{link}') {
        lines.push(...fill(line, values).split('\n'))
        continue
      }
      if (lines.length) blocks.push({ lines })
      lines = []
      blocks.push({ button: template.button ?? file.button, href: fill('{link}', values) })
    }
    if (lines.length) blocks.push({ lines })
  }
  return blocks
}
