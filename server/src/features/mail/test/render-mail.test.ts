import { branded } from '@werkplatz/content/brand.ts'
import mailsFile from '@werkplatz/content/mails.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'

import { renderMail } from '../render-mail.ts'

const link = 'https://werkplatz.example/dashboard/x?id=1&type=user'
const settingsUrl = 'https://werkplatz.example/dashboard/control-panel'

describe('renderMail', () => {
  test.each(mailsFile.mails.map((mail) => [mail.id, mail] as const))('%s: every placeholder is filled', (id, mail) => {
    const values = Object.fromEntries(mail.placeholders.map((name) => [name, name === 'link' ? link : `Wert ${name}`]))
    const { subject, text, html } = renderMail(id, values, settingsUrl)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{[a-z][\w.]*\}/i)
    for (const name of mail.placeholders.filter((one) => one !== 'link'))
      expect(text + subject).toContain(`Wert ${name}`)
    if (mail.placeholders.includes('link'))
      expect(html).toContain('href="https://werkplatz.example/dashboard/x?id=1&amp;type=user"')
    expect(text).toContain(branded(mailsFile).signature)
  })

  test('people’s texts are text: no markup, no header, no placeholder of theirs is filled', () => {
    const evil = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org {link} "\'&'
    const { subject, text, html } = renderMail('applicationReceived', {
      applicantName: evil,
      nameFirst: 'Lea',
      companyName: 'A & B',
      activityTitle: 'T',
      applicationTitle: '</td></table>',
      link,
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('</td></table>)')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).toContain('{link}')
    expect(html).toContain('A &amp; B')
  })

  test('a missing value is an error, not a hole in a mail', () => {
    expect(() => renderMail('passwordRecovery', { nameFirst: 'Lea', link })).toThrow('{expiresAt}')
  })
})
