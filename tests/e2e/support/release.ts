import { spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tmpdir } from 'node:os'

/** User of the image and of the unit, who owns nothing but the data. */
const unprivileged = 10_001
const isRoot = process.getuid?.() === 0

/** Path of a program; null: it is not installed. Those of administrators are looked for, too. */
export const programPath = (name: string): string | null => {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], {
    encoding: 'utf8',
    env: { PATH: [process.env['PATH'], '/usr/sbin', '/sbin'].join(delimiter) },
  })
  return stdout.trim() || null
}

/** Runs a command to its end. Throws with what it said if its exit code is another than 0. */
export const ran = (command: string, words: readonly string[], options: SpawnOptions = {}): string => {
  const { status, stdout, stderr, error } = spawnSync(command, words, { ...options, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')}: ${error?.message ?? status}\n${stdout}${stderr}`)
  return `${stdout}${stderr}`
}

/** A folder that everybody may enter, for programs of other users. */
export const openFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** `npm run release`, unpacked below the folder, with its packages as an operator installs them. Answers where it is. */
export const installRelease = (folder: string): string => {
  ran('npm', ['run', 'release'])
  const archive = readdirSync('release').find((name) => name.endsWith('.tar.gz')) ?? ''
  ran('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: 'release' })
  ran('tar', ['-xzf', join('release', archive), '-C', folder])
  const installed = join(folder, archive.replace('.tar.gz', ''))
  ran('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: installed })
  return installed
}

/** A process whose lines can be waited for. It is to be ended by `end`, which resolves with its exit code. */
export const started = (command: string, words: readonly string[], options: SpawnOptions = {}) => {
  const child = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const looks = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      for (const look of looks) look()
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    said: () => said,
    says: (pattern: RegExp) =>
      new Promise<void>((settle, fail) => {
        const look = () => {
          if (pattern.test(said)) settle()
        }
        looks.add(look)
        look()
        void ended.then((code) => fail(new Error(`ended with ${code} without ${pattern}:\n${said}`)))
      }),
    end: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/**
 * The server of a release on an empty embedded database, as the unit and the image start it: in production, and as a user
 * who may not write where the program lies.
 */
export const startRelease = async (
  installed: string,
  data: string,
  { port, env = {} }: { port: number; env?: Readonly<Record<string, string>> },
) => {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data)
  if (isRoot) ran('chown', [String(unprivileged), data])
  const server = started(process.execPath, ['dist/server/main.js'], {
    cwd: installed,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: join(data, 'db'),
      FILES: join(data, 'files'),
      LIVE_UDP_PORT: '0',
      ...env,
    },
    ...(isRoot && { uid: unprivileged, gid: unprivileged }),
  })
  await server.says(/"msg":"started"/)
  return server
}
