import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

import { randomToken } from '../accounts/secrets.ts'

export type FileStore = ReturnType<typeof createFileStore>

/** Files that visitors uploaded, below `root`, by names that nobody can guess. What was stored never changes. */
export const createFileStore = (root: string) => ({
  /** Stored when it answers, also if the power goes. Answers the name: 22 characters and the ending. */
  put: async (bytes: Uint8Array, ending: string): Promise<string> => {
    await mkdir(root, { recursive: true })
    const name = `${randomToken(16)}.${ending}`
    const path = join(root, name)
    const file = await open(`${path}.part`, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.part`, path)
    return name
  },

  /** Null: there is none, or the name is none that `put` gives. */
  read: async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    if (!isStoredName(name)) return null
    try {
      return new Uint8Array(await readFile(join(root, name)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
})

/** No slash and no second dot: whatever fits names a file in the directory itself. */
export const isStoredName = (name: string): boolean => /^[\w-]{22}\.[a-z]{3,4}$/.test(name)
