import { constants } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { syncFolder, type Draft } from './store.ts'

/** A file in `folder` that comes in pieces: what was written stays, until it is kept under another name or removed. */
export const partFile = (folder: string, id: string) => {
  const path = join(folder, `${id}.part`)
  return {
    /** Bytes that are there; 0 where there is no file. */
    size: (): Promise<number> =>
      stat(path).then(
        ({ size }) => size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return 0
          throw error
        },
      ),

    remove: () => rm(path, { force: true }),

    /**
     * A piece, written from `offset` on: a writer who was overtaken puts the same bytes in the same place instead of behind
     * them. `before` is awaited before each write, and `after` when nothing more comes.
     */
    piece: async (
      offset: number,
      before: () => Promise<void>,
      after: () => Promise<void>,
    ): Promise<Draft> => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(path, constants.O_WRONLY | constants.O_CREAT, 0o600)
      let at = offset
      let isOpen = true
      return {
        path,
        size: () => at,
        write: async (bytes) => {
          await before()
          for (let done = 0; done < bytes.byteLength;) {
            const { bytesWritten } = await file.write(bytes, done, bytes.byteLength - done, at)
            done += bytesWritten
            at += bytesWritten
          }
        },
        keep: () => Promise.reject(new Error('a piece is no whole file')),
        drop: async () => {
          if (!isOpen) return
          isOpen = false
          try {
            await file.sync()
          } finally {
            await file.close()
            await after()
          }
        },
      }
    },

    /** All of it, to be put in its place like a file that came at once. */
    whole: (size: number): Draft => ({
      path,
      size: () => size,
      write: () => Promise.reject(new Error('the file is whole')),
      keep: async (name) => {
        await rename(path, join(folder, name))
        await syncFolder(folder)
      },
      drop: () => Promise.resolve(),
    }),
  }
}
