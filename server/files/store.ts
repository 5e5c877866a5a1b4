import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { randomToken } from '../accounts/secrets.ts'

export type FileStore = ReturnType<typeof createFileStore>

/** Files that visitors uploaded, in `folder`, by names that nobody can guess. What was stored never changes. */
export const createFileStore = (folder: string) => ({
  /** Stored when it answers, also if the power goes. Answers the name: 22 characters and the ending. */
  put: async (bytes: Uint8Array, ending: string): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${randomToken(16)}.${ending}`
    const path = join(folder, name)
    const file = await open(`${path}.part`, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.part`, path)
    await syncFolder(folder)
    return name
  },

  /** Null: there is none, or the name is none that `put` gives. */
  read: async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    if (!isStoredName(name)) return null
    try {
      return new Uint8Array(await readFile(join(folder, name)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },

  /** Nothing happens if there is none. */
  remove: async (name: string): Promise<void> => {
    if (isStoredName(name)) await rm(join(folder, name), { force: true })
  },
})

/** No slash and no second dot: whatever fits names a file in the folder itself. */
export const isStoredName = (name: string): boolean => /^[\w-]{22}\.[a-z]{3,4}$/.test(name)

/** Without it the name of a new file may be lost with the power, although its bytes are not. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
