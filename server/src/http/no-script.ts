// Where a form with a secret goes when the browser sends it by itself, because its script has not run: it is refused, and
// what it held is neither read nor logged. The web names the address in web/src/ui/form/secret-form.ts.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/public/auth.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'

const texts = branded(file)

const { title, text, back } = texts.noScript
const page = `<!doctype html><html lang="de-CH"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1><p>${text}</p><p><a href="${back.href}">${back.label}</a></p></html>`

export async function refuseForms(app: FastifyInstance) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, (_request, _body, done) => done(null))
    scope.post('/api/no-script', (_request, reply) =>
      reply
        .code(405)
        .header('allow', '')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page),
    )
  })
}
