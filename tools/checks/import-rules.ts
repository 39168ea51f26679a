// The import arrows: which folder may import which. A rule gets one import and says what is wrong with it.
import { actionEdges, componentEdges, type Edge } from '../boundaries.ts'
import type { Import } from './import-graph.ts'
import { isTest } from './tree.ts'

type Rule = (one: Import) => string | undefined

const packageOf = (path: string) => path.split('/')[0]!
const featureOf = (path: string) => /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Upper ranks may import lower ones; folders of one rank do not know each other. */
const serverRanks = [
  ['processes', 'demo'],
  ['app.ts'],
  ['features'],
  ['feature.ts'],
  ['services.ts'],
  ['plugs'],
  ['http', 'live', 'jobs'],
  ['access', 'outbound'],
  ['db'],
  ['lib'],
]
/** `api` stands above `ui` because writing asks and says through it (use-action.ts). */
const webRanks = [['root.tsx', 'routes.ts'], ['app'], ['features'], ['api', 'live'], ['ui'], ['lib']]
/** Read by everybody: the shape of the configuration; pictures and declarations. */
const unranked = new Set(['config.ts', 'assets', 'tabler.d.ts'])

const ranks = (root: 'server' | 'web', order: string[][]): Rule => {
  const placeOf = (path: string) => (path.startsWith(`${root}/src/`) ? path.split('/')[2] : undefined)
  const rankOf = (place: string) => order.findIndex((row) => row.includes(place))
  return ({ from, to, typeOnly }) => {
    const [above, below] = [placeOf(from), placeOf(to)]
    if (!above || !below || above === below || unranked.has(below) || unranked.has(above)) return
    if (rankOf(above) < 0) return `${root}/src/${above} has no place in the layout`
    if (rankOf(below) > rankOf(above)) return
    // The shape of a thing may be known where the thing is only passed on.
    if (rankOf(below) === rankOf(above) && typeOnly) return
    return `${above} must not import ${below}`
  }
}

/** Packages with one home each: whoever else wants them goes through that home. `types`: types may be named elsewhere. */
const homes: { packages: RegExp; home: RegExp; types?: true }[] = [
  { packages: /^kysely$/, home: /^server\/src\/(db|access)\/|\.queries\.ts$/, types: true },
  { packages: /^pg$/, home: /^server\/src\/db\//, types: true },
  { packages: /^pg-boss$/, home: /^server\/src\/jobs\// },
  { packages: /^(fastify|@fastify\/.+)$/, home: /^server\/src\/http\// },
  { packages: /^(ws|@stomp\/stompjs)$/, home: /^(server|web)\/src\/live\// },
  {
    packages: /^(@nats-io\/.+|nodemailer|@aws-sdk\/.+|pdfkit|yazl|csv-stringify|sharp|yauzl|saxes|@cantoo\/pdf-lib)$/,
    home: /^server\/src\/outbound\//,
  },
  { packages: /^(jose)$/, home: /^server\/src\/access\// },
]

const packageHomes: Rule = ({ from, to, typeOnly }) => {
  if (!to.startsWith('npm:') || !/^(server|web)\/src\//.test(from)) return
  const name = to.slice(4)
  const home = homes.find(({ packages }) => packages.test(name))
  if (!home || home.home.test(from) || (home.types && typeOnly)) return
  return `only ${home.home.source.replaceAll(/[\\^$]/g, '')} imports ${name}`
}

const contractAlone: Rule = ({ from, to }) =>
  packageOf(from) === 'contract' && packageOf(to) !== 'contract' && to !== 'npm:zod'
    ? 'the contract imports zod and nothing else'
    : undefined

const sidesApart: Rule = ({ from, to }) => {
  const sides = [packageOf(from), packageOf(to)]
  if (sides[0] === sides[1] || !['server', 'web'].includes(sides[0]!)) return
  return ['server', 'web', 'tools', 'e2e'].includes(sides[1]!) ? `${sides[0]} must not import ${sides[1]}` : undefined
}

const isListed = (edges: readonly Edge[], from: string, to: string) =>
  edges.some(
    (edge) => edge.from === featureOf(from) && edge.to === featureOf(to) && to.endsWith(`/${edge.to}/${edge.file}`),
  )

/** Whoever is told, the telling is the same: features bring their notices, it asks only how people are called and mailed. */
const tellingKnows = ['people', 'mail']

const featuresApart: Rule = ({ from, to }) => {
  const [mine, other] = [featureOf(from), featureOf(to)]
  if (!mine || !other || mine === other) return
  // Pieces with a domain word that several features show; they know no feature themselves.
  if (to.startsWith('web/src/features/shared/')) return
  if (from.startsWith('server/src/features/notifications/') && !tellingKnows.includes(other))
    return `notifications must not know ${other}, which says in its own *.notices.ts who is told`
  if (from.startsWith('server/')) {
    if (/\.(queries|present)\.ts$/.test(to) || isListed(actionEdges, from, to)) return
    return `${mine} reads ${other} through its *.queries.ts or *.present.ts; other edges stand in tools/boundaries.ts`
  }
  return isListed(componentEdges, from, to)
    ? undefined
    : `${mine} → ${other} is not among the edges in tools/boundaries.ts`
}

/** The browser takes shapes as types; the tables it may run hold no zod. Whether zod sneaks in is asked of the graph. */
const webReadsCan: Rule = ({ from, to, typeOnly }) =>
  from.startsWith('web/') && !typeOnly && /^contract\/src\/rules\/(permissions|access)\.ts$/.test(to)
    ? 'the web reads `can`, never the rules'
    : undefined

/** A transaction must not wait on a network. */
const actionsStayInside: Rule = ({ from, to, typeOnly }) =>
  /^server\/src\/features\/[^/]+\/actions\//.test(from) && to.startsWith('server/src/outbound/') && !typeOnly
    ? 'an action does not call the outside world; a job does'
    : undefined

const rules: Rule[] = [
  contractAlone,
  sidesApart,
  ranks('server', serverRanks),
  ranks('web', webRanks),
  packageHomes,
  featuresApart,
  webReadsCan,
  actionsStayInside,
]

export function brokenRules(one: Import): string[] {
  // Tests look behind every door on purpose; but the contract's stay with the contract.
  if (isTest(one.from)) return []
  return rules.flatMap((rule) => rule(one) ?? [])
}
