#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * `symposium <command> [words]`, for root: a command of the installed release (`doctor`, `admin`, `migrate`, …) with the
 * variables of the site and as the user who owns its data. DATABASE_URL and FILES of the caller come first: for drills.
 * Exit code: that of the command; 2: there is no such command, or no variables.
 */
const release = join(dirname(realpathSync(process.argv[1])), '..')
const variables = process.env['SYMPOSIUM_ENV'] || '/etc/symposium/symposium.env'
const data = process.env['SYMPOSIUM_DATA'] || '/var/lib/symposium'
const [command = '', ...words] = process.argv.slice(2)
const program = join(release, `dist/server/cli-${command}.js`)

const fail = (sentence) => {
  console.error(sentence)
  process.exit(2)
}
if (!/^[a-z]+$/.test(command) || !existsSync(program))
  fail(`Usage: symposium <command> [words]; the commands stand in ${join(release, 'package.json')}`)
if (!existsSync(variables))
  fail(`${variables} is missing; an example is ${join(release, 'deploy/symposium.env.example')}`)

const { DATABASE_URL, FILES } = process.env
const owner = statSync(data)
const { status, error } = spawnSync(process.execPath, [program, ...words], {
  cwd: release,
  stdio: 'inherit',
  env: {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: join(data, 'db'),
    FILES: join(data, 'files'),
    ...parseEnv(readFileSync(variables, 'utf8')),
    ...(DATABASE_URL && { DATABASE_URL }),
    ...(FILES && { FILES }),
  },
  ...(process.getuid() === 0 && { uid: owner.uid, gid: owner.gid }),
})
if (error !== undefined) fail(error.message)
process.exitCode = status ?? 1
