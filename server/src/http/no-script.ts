// Where a form with a secret goes when the browser sends it without our script: it is refused, and what it held is neither
// read nor logged. The web names the address in web/src/ui/form/frame/secret-form.ts and builds the page.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/public/auth.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'

import type { BuiltPage } from './site.ts'

const texts = branded(file)

const { title, text, back } = texts.noScript
/** In development, where nothing is built. */
const plainPage = `<!doctype html><html lang="de-CH"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1><p>${text}</p><p><a href="${back.href}">${back.label}</a></p></html>`

export async function refuseForms(app: FastifyInstance, built: BuiltPage | undefined) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, (_request, _body, done) => done(null))
    scope.post('/api/no-script', (_request, reply) => {
      if (built) reply.header('content-security-policy', built.policy)
      return reply
        .code(405)
        .header('allow', '')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(built?.html ?? plainPage)
    })
  })
}
