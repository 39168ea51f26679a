// What promtool does not see: that each alert has a test and a page, and that every figure named is one somebody gives.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { registry } from '../../server/src/lib/metrics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
interface Case {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[]
}
const rules = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules)
const cases = ['alerts.test.yml', 'alerts.days.test.yml']
  .flatMap((file) => (parse(read(file)) as { tests: Case[] }).tests)
  .flatMap((one) => one.alert_rule_test)

/** Given by others: Prometheus itself, Patroni, etcd, the exporters, and what backups and drills write. */
const others = [
  /^up$/,
  /^patroni_(primary|replica|sync_standby|xlog_location|xlog_replayed_location|postgres_timeline)$/,
  /^etcd_server_has_leader$/,
  /^pg_(stat_(activity_count|archiver_(failed|archived)_count)|settings_max_connections)$/,
  /^node_(filesystem_(avail|size)_bytes|time_seconds)$/,
  /^werkplatz_(backup_success|restore_drill_success|certificate_ends|statements)_seconds$/,
]

async function strangers(text: string): Promise<string[]> {
  const ours = new Set(registry.getMetricsAsArray().map(({ name }) => name))
  const named = text.match(/\b(up|(werkplatz|patroni|etcd|pg|node|nodejs|process)_[a-z0-9_]+)(?=[{[)\s,'"]|$)/gm) ?? []
  return [...new Set(named)].filter(
    (name) =>
      !ours.has(name.replace(/_(bucket|count|sum)$/, '')) && !ours.has(name) && !others.some((one) => one.test(name)),
  )
}

test.each(rules)('$alert fires in a test, and has a page that says what to do', ({ alert, labels, annotations }) => {
  expect(cases.some((one) => one.alertname === alert && one.exp_alerts.length > 0)).toBe(true)
  expect(['page', 'ticket']).toContain(labels.severity)
  expect(existsSync(join(root, annotations.runbook)), annotations.runbook).toBe(true)
})

test('alerts name figures that exist', async () => {
  expect(await strangers(rules.map(({ expr }) => expr).join('\n'))).toEqual([])
})

test('the board names figures that exist', async () => {
  expect(await strangers(read('board/panels.js'))).toEqual([])
})

test('a figure nobody gives is found', async () => {
  expect(await strangers('rate(werkplatz_http_secnods_count[5m]) > up')).toEqual(['werkplatz_http_secnods_count'])
})

test('every alert that is left out beside another exists', () => {
  const text = read('alertmanager.yml')
  const named = [...text.matchAll(/alertname =~? "([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'))
  expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([])
})
