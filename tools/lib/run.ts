// Runs a command to its end.
import { spawn } from 'node:child_process'

import { root } from './root.ts'

type Options = {
  /** Added to this process's environment. */
  env?: NodeJS.ProcessEnv
  /** `show` passes output through, `collect` returns it and shows it only with the error. */
  output?: 'show' | 'collect'
}

export function run(command: string, args: string[], { env = {}, output = 'show' }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(stdout)
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}\n${stdout}${stderr}`.trimEnd()))
    })
  })
}
