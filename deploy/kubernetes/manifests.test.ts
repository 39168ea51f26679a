import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { danglingReferences, nameOf, readBase, schemaProblems, type Manifest } from './manifests.ts'
import { unknownFields } from './strict.ts'

const documents = readBase(join(import.meta.dirname, 'base'))
const find = (name: string) => documents.find((one) => nameOf(one) === name)!
const changed = (name: string, change: (copy: Manifest) => void) => {
  const copy = structuredClone(find(name))
  change(copy)
  return copy
}
interface Pod {
  automountServiceAccountToken: boolean
  securityContext: { runAsNonRoot: boolean }
  containers: Container[]
}
interface Container {
  securityContext: {
    readOnlyRootFilesystem: boolean
    allowPrivilegeEscalation: boolean
    capabilities: { drop: string[] }
  }
  resources: { limits: { memory: string } }
  livenessProbe?: { httpGet: { port: number } }
  ports?: { name: string; containerPort: number }[]
}
const podOf = (one: Manifest) => (one.spec as { template: { spec: Pod } }).template.spec
const workloads = documents.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')

describe('the manifests', () => {
  test('are right by the schemas of Kubernetes', async () => {
    expect(await schemaProblems(documents)).toEqual([])
  })

  test('have no field that Kubernetes does not know', () => {
    expect(unknownFields(documents)).toBe('')
  })

  test('name nothing that is not there', () => {
    expect(danglingReferences(documents)).toEqual([])
  })

  test.each(workloads.map((one) => [nameOf(one), one] as const))(
    '%s: no root, nothing writable, a limit',
    (_name, one) => {
      const pod = podOf(one)
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.securityContext.runAsNonRoot).toBe(true)
      for (const { securityContext, resources } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources.limits.memory).toMatch(/^\d+[MG]i$/)
      }
    },
  )

  test('health is asked for on a port that no Service publishes', () => {
    const published = documents
      .filter(({ kind }) => kind === 'Service')
      .flatMap(({ spec }) => (spec as { ports: { port: number }[] }).ports.map(({ port }) => port))
    for (const one of documents.filter(({ kind }) => kind === 'Deployment')) {
      for (const { livenessProbe } of podOf(one).containers)
        expect(published).not.toContain(livenessProbe!.httpGet.port)
    }
  })

  test('hold no secret', () => {
    const text = readFileSync(join(import.meta.dirname, 'base/settings.yaml'), 'utf8')
    const secrets = documents.filter(({ kind }) => kind === 'Secret') as (Manifest & {
      stringData: Record<string, string>
    })[]
    for (const { stringData } of secrets)
      for (const value of Object.values(stringData)) expect(value).toContain('change-me')
    expect(text).not.toMatch(/BEGIN|[A-Za-z0-9+/]{40}/)
  })
})

describe('what is wrong is found', () => {
  const name = 'Deployment werkplatz-http'

  test('a wrong type', async () => {
    const wrong = changed(name, (copy) => void (copy.spec!.replicas = 'two'))
    expect((await schemaProblems([wrong])).join('\n')).toContain(name)
  })

  test('a missing field', async () => {
    expect(await schemaProblems([changed(name, (copy) => void delete copy.spec!.selector)])).toHaveLength(1)
  })

  test('a misspelt field', () => {
    const wrong = changed(name, (copy) => void (copy.spec!.replica = 2))
    expect(unknownFields([wrong])).toContain('replica')
  })

  test('a reference to nowhere', () => {
    expect(danglingReferences([find(name)])).toContain(`${name}: no Secret werkplatz`)
  })
})
