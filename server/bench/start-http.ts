// One http process as in production, without the built web.
import { startProcess, type Running } from '../../tools/lib/processes.ts'
import { root } from '../../tools/lib/root.ts'

/** For measuring reads: the limits of calls would be measured instead. */
export const withoutLimits = [`--import=${root}/server/bench/without-limits.ts`]

export async function startHttp(env: NodeJS.ProcessEnv, port: number, nodeArgs: string[] = []): Promise<Running> {
  const http = await startProcess({
    name: 'http',
    command: process.execPath,
    args: [...nodeArgs, `${root}/server/src/processes/http.ts`],
    env: { ...env, NODE_ENV: 'production', LOG_LEVEL: 'warn', HTTP_PORT: String(port), WEB_ROOT: undefined },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  })
  await http.ready()
  return http
}
