// A board without Grafana: Prometheus serves this folder (--web.user-assets), so its interface is on the same origin.
import { panels } from './panels.js'

const { uPlot } = globalThis
const colours = ['#1b6ac9', '#d1495b', '#2e933c', '#edae49', '#7d4fc3', '#00798c', '#8a5a44', '#555']
const main = document.querySelector('main')
const minutes = document.querySelector('#minutes')

const ask = async (path, query) => {
  const answer = await fetch(`/api/v1/${path}?${new URLSearchParams(query)}`)
  return (await answer.json()).data ?? {}
}

async function draw(place, [title, query, label]) {
  const span = Number(minutes.value) * 60
  const end = Math.floor(Date.now() / 1000)
  const step = Math.max(5, Math.round(span / 200))
  const { result = [] } = await ask('query_range', { query, start: end - span, end, step })
  const times = [...new Set(result.flatMap(({ values }) => values.map(([at]) => at)))].toSorted((a, b) => a - b)
  const lines = result.slice(0, colours.length).map(({ metric, values }) => {
    const at = new Map(values.map(([time, value]) => [time, Number(value)]))
    return { label: metric[label] ?? 'value', data: times.map((time) => at.get(time) ?? null) }
  })
  place.replaceChildren(Object.assign(document.createElement('h2'), { textContent: title }))
  if (!lines.length) return place.append('no data')
  return new uPlot(
    {
      width: place.clientWidth - 16,
      height: 170,
      legend: { show: lines.length > 1 },
      series: [{}, ...lines.map((line, i) => ({ label: line.label.slice(0, 40), stroke: colours[i], width: 1.5 }))],
    },
    [times, ...lines.map(({ data }) => data)],
    place,
  )
}

async function drawAll() {
  const { alerts = [] } = await ask('alerts', {})
  const said = alerts.map(({ state, labels, annotations }) =>
    Object.assign(document.createElement('div'), {
      className: state,
      textContent: `${labels.alertname} (${state}): ${annotations.summary} → ${annotations.runbook}`,
    }),
  )
  document.querySelector('#alerts').replaceChildren(...(said.length ? said : ['No alert.']))
  await Promise.all(panels.map((panel, i) => draw(main.children[i], panel)))
}

main.append(...panels.map(() => document.createElement('section')))
minutes.addEventListener('change', () => void drawAll())
await drawAll()
setInterval(() => void drawAll(), 15_000)
