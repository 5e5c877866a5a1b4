import { existsSync } from 'node:fs'

const setpriv = '/usr/bin/setpriv'

/**
 * The command with which a program ends when this process does, however it ends: where Linux can see to that. Elsewhere
 * its caller has to end it.
 */
export const tied = (program: string, args: readonly string[]): readonly [string, readonly string[]] =>
  existsSync(setpriv) ? [setpriv, ['--pdeathsig', 'KILL', '--', program, ...args]] : [program, args]
