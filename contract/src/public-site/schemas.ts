import { z } from 'zod'

import { contactLimits as limits } from './limits.ts'

/** The sentence of the specification, for whichever field is empty. */
const FIELDS_EMPTY = 'Alle Felder müssen erfasst werden'

/** One line: what ends up in a mail's subject or header may not begin another line. */
const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text !== '', { error: FIELDS_EMPTY, abort: true })
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), {
      error: 'Zeilenumbrüche und Steuerzeichen sind nicht erlaubt.',
    })

const manyLines = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text !== '', { error: FIELDS_EMPTY, abort: true })
    .refine((text) => !/[^\P{Cc}\t\r\n]/u.test(text), { error: 'Steuerzeichen sind nicht erlaubt.' })

export const Captcha = z.object({ problem: z.string(), captchaId: z.string() }).meta({ id: 'Captcha' })

export const SendContact = z.strictObject({
  nameFirst: oneLine(limits.nameFirst).meta({ examples: ['Reto', 'Zoë', 'Anna-Lena'] }),
  nameLast: oneLine(limits.nameLast).meta({ examples: ['Hunziker', 'O’Neil', 'von Gunten'] }),
  email: oneLine(limits.email)
    .pipe(z.email())
    .meta({ examples: ['reto.hunziker@nordwerk.example', 'a+b@c.example'] }),
  message: manyLines(limits.message).meta({
    examples: ['Guten Tag\n\nWir bilden acht Lernende aus.', 'Was müssen wir tun?'],
  }),
  captcha: z.strictObject({
    captchaId: z.string().max(200),
    answer: z.int().min(-limits.answer).max(limits.answer),
  }),
})
export type SendContact = z.infer<typeof SendContact>
