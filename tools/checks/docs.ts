// M7: every path that the documentation names exists. A placeholder is written <feature>; a glob must match something.
import { globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import type { Finding } from './finding.ts'
import { filesIn, foldersIn, has, lineOf, textOf } from './tree.ts'

const pages = ['docs/**/*.md', '*.md', '{contract,content,server,web,e2e,tools}/*.md', 'deploy/**/*.md']
/** `in backticks`, and [links](to/files.md) that stay inside the repository. */
const quoted = /`([^`\s]+)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)\s]+)\)/g
const placeholder = /[<>{}…$|]/

export function checkDocs(root: string): Finding[] {
  const top = new Set([...foldersIn(root, ''), '.ci', '.github'])
  const rootFiles = /^(?:[A-Z]+(?:\.md)?|[\w.-]+\.(?:json|yaml|yml|md|ts|toml)|\.[a-z]+(?:\.example|rc\.json)?)$/
  const isOurs = (path: string) =>
    path.includes('/')
      ? top.has(path.split('/')[0]!)
      : rootFiles.test(path) && /\.(md|yaml|yml|json|example)$/.test(path)
  return filesIn(root, ...pages).flatMap((page) => {
    const text = textOf(root, page)
    const named = [
      ...[...text.matchAll(quoted)].filter(([, path = '']) => isOurs(path)).map((match) => ({ match, from: '' })),
      ...[...text.matchAll(linked)].map((match) => ({ match, from: dirname(page) })),
    ]
    return named
      .map(({ match, from }) => ({
        path: normalize(join(from, match[1]!.replace(/[#:].*$/, ''))),
        line: lineOf(text, match.index),
      }))
      .filter(({ path }) => !placeholder.test(path) && !exists(root, path))
      .map(({ path, line }) => ({
        where: `${page}:${line}`,
        what: `${path} does not exist`,
        fix: 'correct the path; write <name> for a placeholder',
      }))
  })
}

const exists = (root: string, path: string) =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : has(root, path)
