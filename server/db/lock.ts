import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

import { DatabaseError } from './errors.ts'

export type Release = () => Promise<void>

/**
 * One process per directory. On Linux an abstract socket, which the kernel frees even after kill -9 (it does not reach
 * into other network namespaces: two containers must not share one directory); elsewhere a file with the process id.
 * Rejects with `DatabaseError('locked')`.
 */
export const lockDirectory = (directory: string, platform = process.platform): Promise<Release> => {
  const { dev, ino } = fs.statSync(directory)
  return platform === 'linux' ? lockBySocket(directory, `${dev}:${ino}`) : lockByFile(directory)
}

const lockBySocket = (directory: string, identity: string) =>
  new Promise<Release>((resolve, reject) => {
    const name = createHash('sha256').update(identity).digest('hex').slice(0, 32)
    const server = net.createServer()
    // Also later: it accepts no connections, and its errors must not end the process.
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? locked(directory) : error)
    })
    server.listen(`\0symposium-db-${name}`, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })

const lockByFile = async (directory: string): Promise<Release> => {
  const file = path.join(directory, 'database.pid')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      return async () => {
        fs.rmSync(file, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isAlive(Number(fs.readFileSync(file, 'utf8')))) throw locked(directory)
      fs.rmSync(file, { force: true })
    }
  }
  throw locked(directory)
}

const isAlive = (pid: number) => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const locked = (directory: string) =>
  new DatabaseError('locked', `The database in ${directory} is open in another process`)
