import { z } from 'zod'

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
  nameFirst: oneLine(100).meta({ examples: ['Reto', 'Zoë', 'Anna-Lena'] }),
  nameLast: oneLine(100).meta({ examples: ['Hunziker', 'O’Neil', 'von Gunten'] }),
  email: oneLine(254)
    .pipe(z.email())
    .meta({ examples: ['reto.hunziker@nordwerk.example', 'a+b@c.example'] }),
  message: manyLines(4_000).meta({ examples: ['Guten Tag\n\nWir bilden acht Lernende aus.', 'Was müssen wir tun?'] }),
  captcha: z.strictObject({
    captchaId: z.string().max(200),
    answer: z.int().min(-1_000_000).max(1_000_000),
  }),
})
export type SendContact = z.infer<typeof SendContact>
