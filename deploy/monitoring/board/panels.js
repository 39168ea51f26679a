// What the board shows: title, query, the label that tells lines apart. Elsewhere the same queries go into Grafana.
export const panels = [
  ['Calls per second, by status', 'sum by (status) (rate(werkplatz_http_seconds_count[1m]))', 'status'],
  [
    'Share of calls that fail',
    'sum(rate(werkplatz_http_seconds_count{status=~"5.."}[1m])) / sum(rate(werkplatz_http_seconds_count[1m])) or vector(0)',
  ],
  ['Seconds a call takes: p50', 'histogram_quantile(0.5, sum by (le) (rate(werkplatz_http_seconds_bucket[1m])))'],
  ['Seconds a call takes: p95', 'histogram_quantile(0.95, sum by (le) (rate(werkplatz_http_seconds_bucket[1m])))'],
  ['Calls that wait for a connection', 'werkplatz_pool_waiting', 'instance'],
  ['Transactions lost to a fail-over', 'sum(increase(werkplatz_transactions_unavailable_total[1m]))'],
  ['Services reached', 'min by (service) (werkplatz_service_up)', 'service'],
  ['Jobs waiting', 'max by (queue) (werkplatz_queue_waiting)', 'queue'],
  ['Oldest waiting job, seconds', 'max by (queue) (werkplatz_queue_oldest_seconds)', 'queue'],
  ['Jobs per second, by outcome', 'sum by (outcome) (rate(werkplatz_job_seconds_count[1m]))', 'outcome'],
  ['Mails per minute', 'sum by (outcome) (increase(werkplatz_mails_total[1m]))', 'outcome'],
  ['Logins per minute', 'sum by (outcome) (increase(werkplatz_logins_total[1m]))', 'outcome'],
  ['Live connections', 'sum by (instance) (werkplatz_live_connections)', 'instance'],
  [
    'Seconds from a change to its listeners: p95',
    'histogram_quantile(0.95, sum by (le) (rate(werkplatz_live_delivery_seconds_bucket[1m])))',
  ],
  ['Event loop lag p99, seconds', 'nodejs_eventloop_lag_p99_seconds{job="werkplatz"}', 'instance'],
  ['Memory, bytes', 'process_resident_memory_bytes{job="werkplatz"}', 'instance'],
  ['Primary', 'patroni_primary', 'instance'],
  [
    'Replica behind, bytes',
    'scalar(max(patroni_xlog_location)) - (patroni_xlog_replayed_location and patroni_replica == 1)',
    'instance',
  ],
  ['Connections to PostgreSQL', 'sum by (state) (pg_stat_activity_count)', 'state'],
  ['Slowest statements, seconds per second', 'topk(5, rate(werkplatz_statements_seconds[1m]))', 'text'],
]
