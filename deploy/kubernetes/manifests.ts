// The documents of deploy/kubernetes/base, and what is wrong with them: each against the schemas of kubernetes-models,
// and the references between them. Works without a cluster; kubectl --dry-run=client does not, it asks a server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, parseAllDocuments } from 'yaml'

export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec?: Record<string, unknown>
}

export function readBase(folder: string): Manifest[] {
  const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as { resources: string[] }
  return resources.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((one) => one.toJS() as Manifest),
  )
}

export const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`

type Model = new (data: unknown) => { validate(): void }

/** Wrong types and missing fields. Unknown fields pass: strict.ts finds those. */
export async function schemaProblems(documents: readonly Manifest[]): Promise<string[]> {
  const problems = await Promise.all(
    documents.map(async (one) => {
      try {
        const path = `kubernetes-models/${one.apiVersion}/${one.kind}`
        const models = (await import(/* @vite-ignore */ path)) as Record<string, Model>
        new models[one.kind]!(one).validate()
        return []
      } catch (error) {
        return [`${nameOf(one)}: ${(error as Error).message}`]
      }
    }),
  )
  return problems.flat()
}

interface PodSpec {
  containers: { envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[] }[]
  volumes?: { configMap?: { name: string }; secret?: { secretName: string } }[]
}
interface Spec {
  template?: { spec: PodSpec }
  scaleTargetRef?: { kind: string; name: string }
  rules?: { http: { paths: { backend: { service: { name: string; port: { number: number } } } }[] } }[]
}

/** Everything a document names is one of the documents. */
export function danglingReferences(documents: readonly Manifest[]): string[] {
  const known = new Set(documents.map(nameOf))
  return documents.flatMap((one) => {
    const { template, scaleTargetRef, rules = [] } = (one.spec ?? {}) as Spec
    const from = (template?.spec.containers ?? []).flatMap(({ envFrom = [] }) => envFrom)
    const named = [
      ...from.flatMap(({ configMapRef }) => (configMapRef ? [`ConfigMap ${configMapRef.name}`] : [])),
      ...from.flatMap(({ secretRef }) => (secretRef ? [`Secret ${secretRef.name}`] : [])),
      ...(template?.spec.volumes ?? []).flatMap(({ configMap }) => (configMap ? [`ConfigMap ${configMap.name}`] : [])),
      ...(scaleTargetRef ? [`${scaleTargetRef.kind} ${scaleTargetRef.name}`] : []),
      ...rules.flatMap(({ http }) => http.paths.map(({ backend }) => `Service ${backend.service.name}`)),
    ]
    return named.filter((name) => !known.has(name)).map((name) => `${nameOf(one)}: no ${name}`)
  })
}
