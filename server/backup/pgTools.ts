import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import { BackupError } from './backupError.ts'

type Tool = 'pg_dump' | 'pg_restore'

export interface FoundTool {
  readonly path: string
  readonly major: number
}

/** Folders in which packages of PostgreSQL put their programs: one for each major. */
const homes = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/postgresql']

/** Folders that may hold the tools, those of PATH first. */
const folders = (env: NodeJS.ProcessEnv): readonly string[] => [
  ...(env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
  ...homes.flatMap((home) =>
    existsSync(home) ? readdirSync(home).map((version) => join(home, version, 'bin')) : [],
  ),
]

/**
 * The tool of the server's own major, else the next newer one: an older one refuses to read, and a newer one writes what an older
 * server does not take. Throws `BackupError`.
 */
export const findTool = async (
  tool: Tool,
  major: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<FoundTool> => {
  const found: FoundTool[] = []
  for (const folder of new Set(folders(env))) {
    const path = join(folder, tool)
    if (!existsSync(path)) continue
    const said = await promisify(execFile)(path, ['--version'], { env: { ...env, LC_ALL: 'C' } }).then(
      ({ stdout }) => stdout,
      () => '',
    )
    const version = /\(PostgreSQL\)\s+(\d+)/.exec(said)?.[1]
    if (version !== undefined) found.push({ path, major: Number(version) })
  }
  const [best] = found
    .filter((each) => each.major >= major)
    .toSorted((left, right) => left.major - right.major)
  if (best !== undefined) return best
  throw new BackupError(
    found.length === 0
      ? `${tool} is not on this machine.`
      : `${tool} of PostgreSQL ${major} or newer is needed, and only ${[...new Set(found.map((each) => each.major))].join(', ')} is here.`,
    `Install the client programs of PostgreSQL ${major} (on Debian: postgresql-client-${major}), or put them on PATH.`,
  )
}

export interface ToolAddress {
  /** For the command line: everybody on the machine may read it. */
  readonly address: string
  /** The password, if there is one. */
  readonly env: Readonly<Record<string, string>>
}

/** The address of a database without its password, which goes into the environment of the child; and without what node-postgres alone knows. */
export const toolAddress = (databaseUrl: string): ToolAddress => {
  const [before = '', after] = databaseUrl.split(/\?(.*)/s)
  const inUrl = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/.exec(before)
  const parameters = new URLSearchParams(after ?? '')
  const password =
    parameters.get('password') ?? (inUrl?.[2] === undefined ? null : decodeURIComponent(inUrl[2]))
  parameters.delete('password')
  parameters.delete('uselibpqcompat')
  if (parameters.get('sslmode') === 'no-verify') parameters.set('sslmode', 'require')
  const rest = [...parameters].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const bare = inUrl === null ? before : before.replace(inUrl[0], `${inUrl[1]}@`)
  return {
    address: rest === '' ? bare : `${bare}?${rest}`,
    env: password === null || password === '' ? {} : { PGPASSWORD: password },
  }
}

/** Runs a tool to its end. Throws `BackupError` with what it said. */
export const runTool = async (
  { path }: FoundTool,
  parameters: readonly string[],
  { env, signal }: { env: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<void> => {
  const child = spawn(path, [...parameters, '--no-password'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...env },
    signal,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    // The first error is the one that counts.
    if (said.length < 4000) said += text
  })
  const code = await new Promise<number | null>((settle, fail) => {
    child.once('error', fail)
    child.once('close', settle)
  })
  if (code === 0) return
  const line =
    said
      .trim()
      .split('\n')
      .find((each) => /error/i.test(each)) ?? said.trim()
  throw new BackupError(
    `${path} ended with ${code}: ${line.replace(/\.$/, '')}.`,
    /No space left/.test(said)
      ? 'Make room on the disk.'
      : 'Check that the user of the database may read and write all of its tables.',
  )
}
