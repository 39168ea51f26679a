// Typed configuration. Only processes/ and command-line entry points call loadConfig; everything else is handed values.
import { z } from 'zod'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )

/** `a.example=b.example,c.example=b.example`: people may type the left domain for the right one. */
const domainAliases = list.transform((entries, ctx) => {
  const aliases = new Map<string, string>()
  for (const entry of entries) {
    const [from, to, ...rest] = entry.toLowerCase().split('=')
    if (!from || !to || rest.length)
      ctx.addIssue({ code: 'custom', message: `«${entry}» is not from.example=to.example` })
    else aliases.set(from, to)
  }
  return aliases
})

const Config = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_WORKER_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_WORKER_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  NATS_URL: z
    .string()
    .regex(
      /^(nats|tls):\/\/[^\s,]+(,\1:\/\/[^\s,]+)*$/,
      'must look like tls://host:port or nats://host:port, or several alike with commas',
    ),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
  S3_BUCKET: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  CLAMD_HOST: z.string().default('127.0.0.1'),
  CLAMD_PORT: port(3310),
  FILE_SANDBOX: z.enum(['auto', 'required']).default('auto').describe('required: no start without bubblewrap'),
  PUBLIC_URL: z.url().describe('the address people type, without a path'),
  PASSKEY_ORIGIN: z.url().optional().describe('where passkeys are used, if not at PUBLIC_URL'),
  OPERATIONS_HOST: z.string().default('127.0.0.1').describe('of http and live; the worker has its own'),
  HTTP_HOST: z.string().default('127.0.0.1'),
  HTTP_PORT: port(3000),
  HTTP_OPERATIONS_PORT: port(3010),
  LIVE_HOST: z.string().default('127.0.0.1'),
  LIVE_PORT: port(3001),
  LIVE_OPERATIONS_PORT: port(3011),
  WORKER_HOST: z.string().default('127.0.0.1'),
  WORKER_PORT: port(3002),
  TOKEN_PRIVATE_KEY: z.string().min(1).describe('Ed25519 private key, PKCS8 PEM, base64 in one line'),
  SESSION_SECRET: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length >= 32, 'must be at least 32 bytes, base64'),
  LOGIN_DOMAIN_ALIASES: domainAliases,
  TRUST_PROXY: list.transform((entries) => entries.filter((entry) => entry !== 'none')),
  WEB_ROOT: z.string().optional(),
  BUILD_COMMIT: z.string().default('unknown'),
})

export type Config = z.infer<typeof Config>

/** All problems at once, each naming its key, so that a wrong start is mended in one go. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Config.safeParse(env)
  const lines = (parsed.error?.issues ?? []).map((issue) => {
    const key = issue.path.join('.')
    return `  ${key}: ${env[key] === undefined ? 'is missing' : issue.message}`
  })
  // Forgotten behind a proxy, everybody would have one address; so nobody can forget it.
  if (env.NODE_ENV === 'production' && !env.TRUST_PROXY?.trim()) {
    lines.push('  TRUST_PROXY: name the reverse proxies, or say none where there is none')
  }
  if (env.NODE_ENV === 'production') lines.push(...readableOnTheWay(env))
  if (parsed.success && lines.length === 0) return parsed.data
  throw new Error(`The configuration is not usable (see .env.example):\n${lines.join('\n')}`)
}

/** What leaves this machine leaves it encrypted, and is told to the right host only. */
function readableOnTheWay(env: NodeJS.ProcessEnv): string[] {
  const { DATABASE_URL, DATABASE_WORKER_URL, DATABASE_REPLICA_URL, DATABASE_WORKER_REPLICA_URL, NATS_URL } = env
  const databases = Object.entries({
    DATABASE_URL,
    DATABASE_WORKER_URL,
    DATABASE_REPLICA_URL,
    DATABASE_WORKER_REPLICA_URL,
  })
    .filter(([, url = '']) => URL.canParse(url))
    .filter(([, url = '']) => isElsewhere(url) && new URL(url).searchParams.get('sslmode') !== 'verify-full')
    .map(([key]) => `  ${key}: goes to another machine unencrypted or unverified; add ?sslmode=verify-full`)
  const nodes = (NATS_URL ?? '').split(',').filter((url) => URL.canParse(url))
  if (!nodes.some((url) => isElsewhere(url) && !url.startsWith('tls:'))) return databases
  return [...databases, '  NATS_URL: goes to another machine unencrypted; write tls://']
}

function isElsewhere(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  return !/^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*|)$/.test(host)
}
