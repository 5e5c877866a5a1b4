import { accessSync, constants, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import { ConfigError } from './config.ts'

/** File systems that the kernel makes up: proc, sysfs, cgroup and its second version, debugfs, devpts. */
const madeUp = new Set([0x9fa0, 0x62656572, 0x27e0eb, 0x63677270, 0x64626720, 0x1cd1])

/**
 * Whether a folder can be written, or made and written; makes nothing. Asked before anything else does: making one below /proc
 * never ends. @throws ConfigError that names the variable.
 */
export const checkFolder = (variable: string, folder: string): void => {
  const wanted = resolve(folder)
  let at = wanted
  for (;;) {
    try {
      const isFolder = statSync(at).isDirectory()
      if (!isFolder)
        throw new ConfigError(variable, `${at} is a file; name a folder, which is made if it is missing`)
      break
    } catch (error) {
      if (error instanceof ConfigError) throw error
      const { code } = error as NodeJS.ErrnoException
      // ENOTDIR: a file is further up, and is found there.
      if ((code !== 'ENOENT' && code !== 'ENOTDIR') || dirname(at) === at)
        throw cannotWrite(variable, at, code)
      at = dirname(at)
    }
  }
  if (madeUp.has(statfsSync(at).type))
    throw new ConfigError(variable, `${wanted} is no place on a disk; name a folder where files can be kept`)
  try {
    accessSync(at, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw cannotWrite(variable, at, (error as NodeJS.ErrnoException).code)
  }
}

const cannotWrite = (variable: string, at: string, code = 'unknown'): ConfigError =>
  new ConfigError(
    variable,
    code === 'EROFS'
      ? `${at} is on a disk that can only be read; name a folder on another one`
      : `this user cannot write in ${at} (${code}); name another folder, or give the user the right to it`,
  )
