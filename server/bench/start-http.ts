// One http process as in production, without the built web.
import { startProcess, type Running } from '../../tools/lib/processes.ts'
import { root } from '../../tools/lib/root.ts'

export const withoutLimits = [`--import=${root}/server/bench/without-limits.ts`]

/** Where a measured process says that it is ready. */
export const operationsPort = (port: number) => port + 1_000

export async function startHttp(env: NodeJS.ProcessEnv, port: number, nodeArgs: string[] = []): Promise<Running> {
  const http = await startProcess({
    name: 'http',
    command: process.execPath,
    args: [...nodeArgs, `${root}/server/src/processes/http.ts`],
    env: {
      ...env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HTTP_PORT: String(port),
      HTTP_OPERATIONS_PORT: String(operationsPort(port)),
      WEB_ROOT: undefined,
    },
    url: `http://127.0.0.1:${port}`,
    readyUrl: `http://127.0.0.1:${operationsPort(port)}/readyz`,
  })
  await http.ready()
  return http
}
