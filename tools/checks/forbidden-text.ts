// M6, second half: words that may stand in one place only, or nowhere. Read as text, so that it holds for SQL in
// strings and for files no linter opens.
import type { Finding } from './finding.ts'
import { filesIn, lineOf, textOf } from './tree.ts'

interface ForbiddenText {
  what: string
  pattern: RegExp
  /** Globs; none means every file, hidden ones included. */
  in: string[]
  except?: RegExp
  fix: string
}

// Put together from pieces, so that this file does not find itself.
const word = (...pieces: string[]) => pieces.join('')
const anyOf = (...words: string[]) => words.join('|')
const code = '{contract,content,server,web,e2e,tools,deploy}/**/*.{ts,tsx}'
const server = 'server/src/**/*.ts'
const tests = '**/*.{test,spec}.{ts,tsx}'

const forbiddenText: ForbiddenText[] = [
  {
    what: 'a form with a secret that the browser could send by itself',
    pattern:
      /<form(?![^>]*(?:secretForm|formProps))(?=[\s\S]*?(?:PasswordField|AuthPassword|NewPasswordFields|one-time-code)[\s\S]*?<\/form>)/g,
    in: ['web/src/**/*.tsx'],
    except: /\.test\.tsx$/,
    fix: 'spread secretForm (web/src/ui/form/frame/secret-form.ts) or the formProps of useAuthForm into it',
  },
  {
    what: 'writes a status by hand',
    pattern:
      /\.set\(\s*\{(?:[^}]*,)?\s*status\s*[:,}]|\bupdate\s+[^\s`]*(?:\s+as\s+\w+)?\s*\bset\b(?:(?!\bwhere\b)[^`;])*?\bstatus\s*=(?!=)/gi,
    in: ['server/{src,bench}/**/*.ts'],
    except: /^server\/src\/db\/transition\.ts$|\/test\//,
    fix: 'use transition(): it asks the status table and writes the trail',
  },
  {
    what: 'announces outside an action',
    pattern: /\bannounce\(/g,
    in: [server],
    except: /\/actions\/|^server\/src\/db\/outbox\.ts$|\/test\//,
    fix: 'only actions announce; move it into one',
  },
  {
    what: 'refuses what was sent without saying which field',
    pattern: /Refusal\(\s*'bad_input',\s*\{[^}]*\bmessages\b/g,
    in: ['server/src/{access,features}/**/*.ts'],
    except: /\/test\//,
    fix: 'use wrongField(), or `fields` for several: a form puts the sentence at its field',
  },
  {
    what: 'reads the environment',
    pattern: new RegExp(word('process', '\\.env\\b'), 'g'),
    in: [server],
    except: /^server\/src\/(processes\/|demo\/|config\.ts$)|\/test\//,
    fix: 'take the value as an argument; only processes/ read the environment',
  },
  {
    what: 'only re-exports',
    pattern: /^(?:\s*(?:\/\/.*|export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as \w+ )?from\s+'[^']+';?)?\s*\n)+$/g,
    in: ['**/index.{ts,tsx}'],
    fix: 'import from the file itself; no barrels',
  },
  { what: 'a drawer for anything', pattern: /^/g, in: ['**/utils.{ts,tsx}'], fix: 'name the file after what it does' },
  {
    what: 'ß',
    pattern: new RegExp(word('\\u00', 'df'), 'g'),
    in: ['content/**/*', 'web/src/**/*.{ts,tsx}', 'contract/src/**/*.ts', 'server/src/**/*.ts'],
    except: /\/test\/|\.test\.tsx?$/,
    fix: 'Swiss orthography: ss',
  },
  {
    what: 'a clock that cannot be handed in',
    pattern: /\bnew Date\(\)/g,
    in: ['web/src/**/*.{ts,tsx}'],
    except: /\.test\.tsx?$/,
    fix: 'take `now` as an argument with Date.now() as its default; calendars are in web/src/lib/zurich-clock.ts',
  },
  {
    what: 'a second way of writing',
    pattern: /\buse(?:Mutation|IsMutating)\b/g,
    in: ['web/src/**/*.{ts,tsx}'],
    fix: 'write through useAction (web/src/api/use-action.ts): it asks, says and reads again',
  },
  {
    what: 'a limit written by hand',
    pattern: /\bmaxLength=\{\d|\bmaxLength: \d/g,
    in: ['web/src/{app,features}/**/*.{ts,tsx}'],
    except: /\.test\.tsx?$|^web\/src\/features\/gallery\//,
    fix: 'take it from contract/src/<feature>/limits.ts, where the schema takes it from, too',
  },
  {
    what: 'raw HTML',
    pattern: new RegExp(word('dangerously', 'SetInnerHTML'), 'g'),
    in: ['web/**/*.{ts,tsx}'],
    fix: 'render text; the policy of the page forbids anything else',
  },
  {
    what: 'a test that does not run',
    pattern: /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails|skipIf|runIf)\b/g,
    in: [tests, 'e2e/**/*.ts'],
    fix: 'fix or delete it',
  },
  {
    what: 'waits for a time instead of for a thing',
    pattern: new RegExp(word('waitFor', 'Timeout\\b'), 'g'),
    in: ['e2e/**/*.ts', tests],
    fix: 'wait for what should appear',
  },
  {
    what: 'a note to oneself',
    pattern: new RegExp(
      `\\b(?:${anyOf(word('TO', 'DO'), word('FIX', 'ME'), word('X', 'XX'), word('HA', 'CK'))})\\b`,
      'g',
    ),
    in: [code],
    fix: 'a future task goes in the tracker',
  },
  {
    what: 'switches off a lint rule without saying why',
    pattern: new RegExp(
      word('(?:ox|es)lint-dis', 'able(?!.* -- )|@ts-(?:ign', 'ore|noch', 'eck|expect-er', 'ror(?! \\S+))'),
      'g',
    ),
    in: [code],
    fix: 'fix the code; if that is impossible write why after “ -- ”',
  },
  {
    what: 'names a path of one machine',
    pattern: new RegExp(`(?<![\\w.:*-])/(?:${anyOf(word('wo', 'rk'), word('ro', 'ot'), word('ho', 'me/\\w+'))})/`, 'g'),
    in: [],
    except: /^pnpm-lock\.yaml$/,
    fix: 'say it relative to the repository',
  },
  {
    what: 'names a package registry',
    pattern: new RegExp(
      anyOf(word('registry', '\\.npmjs'), word('registry', '\\.yarnpkg'), word('_', 'authToken')),
      'g',
    ),
    in: [],
    fix: 'a machine says in its own configuration where packages come from',
  },
]

const binary = /\.(png|jpe?g|webp|gif|ico|woff2?|ttf|pdf|zip|gz|br)$/

export function checkForbiddenText(root: string): Finding[] {
  return forbiddenText.flatMap((forbidden) =>
    filesIn(root, ...forbidden.in)
      .filter((path) => !binary.test(path) && !forbidden.except?.test(path))
      .flatMap((path) => {
        const text = textOf(root, path)
        return [...text.matchAll(forbidden.pattern)].map(({ index }) => ({
          where: `${path}:${lineOf(text, index)}`,
          what: forbidden.what,
          fix: forbidden.fix,
        }))
      }),
  )
}
