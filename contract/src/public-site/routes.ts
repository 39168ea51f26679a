import { route } from '../shared/route.ts'
import { Captcha, SendContact } from './schemas.ts'

export const publicSiteRoutes = {
  readCaptcha: route({
    method: 'GET',
    path: '/v1/captcha',
    summary: 'A small sum for people; good for five minutes, three tries and one contact request.',
    may: 'public',
    statuses: [200],
    output: Captcha,
    errors: [],
  }),
  sendContact: route({
    method: 'POST',
    path: '/v1/contact',
    summary:
      'A contact request: a mail to the operator, and a receipt to the sender once a day. Five a day per network address.',
    may: 'public',
    body: SendContact,
    statuses: [204],
    errors: ['captcha_wrong', 'too_many_requests'],
  }),
} as const
