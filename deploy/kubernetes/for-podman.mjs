// Turns manifests into what `podman kube play` 4.3 understands:  node for-podman.mjs <folder> < all.yaml
//   <folder>/<name>.secret.json  for `podman secret create`: of a Secret document podman stores YAML, but reads JSON
//   <folder>/job-<name>.yaml     a Job as a bare Pod
//   <folder>/all.yaml            ConfigMaps and Deployments
// Printed: the documents podman has no use for.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseAllDocuments, stringify } from 'yaml'

const folder = process.argv[2]
const documents = parseAllDocuments(readFileSync(0, 'utf8'))
  .map((one) => one.toJS())
  .filter(Boolean)
const of = (...kinds) => documents.filter(({ kind }) => kinds.includes(kind))
for (const { metadata, data = {}, stringData = {} } of of('Secret')) {
  const plain = Object.entries(stringData).map(([key, text]) => [key, Buffer.from(text).toString('base64')])
  writeFileSync(
    join(folder, `${metadata.name}.secret.json`),
    JSON.stringify({ ...data, ...Object.fromEntries(plain) }),
    { mode: 0o600 },
  )
}
for (const { metadata, spec } of of('Job')) {
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: metadata.name },
    spec: { ...spec.template.spec, restartPolicy: 'Never' },
  }
  writeFileSync(
    join(folder, `job-${metadata.name}.yaml`),
    [...of('ConfigMap'), pod].map((one) => stringify(one)).join('---\n'),
  )
}
writeFileSync(
  join(folder, 'all.yaml'),
  of('ConfigMap', 'Deployment')
    .map((one) => stringify(one))
    .join('---\n'),
)
const known = new Set(['Secret', 'Job', 'ConfigMap', 'Deployment'])
for (const { kind, metadata } of documents) if (!known.has(kind)) console.log(`not played: ${kind} ${metadata.name}`)
