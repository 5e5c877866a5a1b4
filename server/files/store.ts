import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { randomToken } from '../accounts/secrets.ts'

export type FileStore = ReturnType<typeof createFileStore>

/** A file that is still being written; one that is not kept is thrown away. */
export interface Draft {
  readonly path: string
  readonly size: () => number
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Stored when it answers, also if the power goes. `name` is one that `nameFor` gave. */
  readonly keep: (name: string) => Promise<void>
  /** Removes the draft; has no effect after `keep`. */
  readonly drop: () => Promise<void>
}

/** A file that came with a call. */
export interface ReceivedFile {
  /** As its data address says. */
  readonly type: string
  readonly draft: Draft
}

/** Files that visitors uploaded, in `folder`, by names that cannot be guessed. A stored file never changes. */
export const createFileStore = (folder: string) => ({
  folder,

  /** 22 characters and the ending. */
  nameFor: (ending: string): string => `${randomToken(16)}.${ending}`,

  draft: async (): Promise<Draft> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${randomToken(16)}.part`)
    const file = await open(path, 'wx', 0o600)
    let size = 0
    let isKept = false
    return {
      path,
      size: () => size,
      write: async (bytes) => {
        size += bytes.byteLength
        await file.appendFile(bytes)
      },
      keep: async (name) => {
        await file.sync()
        await rename(path, join(folder, name))
        isKept = true
        await syncFolder(folder)
      },
      drop: async () => {
        await file.close()
        if (!isKept) await rm(path, { force: true })
      },
    }
  },

  /** Null: no such file, or not a name that `nameFor` gives. The stream opens the file when it is read. */
  find: async (name: string): Promise<StoredFile | null> => {
    if (!isStoredName(name)) return null
    const path = join(folder, name)
    try {
      const { size } = await stat(path)
      return { size, path, stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },

  /** Does nothing without a file. */
  remove: async (name: string): Promise<void> => {
    if (isStoredName(name)) await rm(join(folder, name), { force: true })
  },

  /** Removes drafts of broken-off uploads without a write since `before` (milliseconds). */
  removeDrafts: async (before: number): Promise<void> => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const name of names.filter((each) => each.endsWith('.part'))) {
      const path = join(folder, name)
      const isOld = await stat(path).then(
        ({ mtimeMs }) => mtimeMs < before,
        () => false,
      )
      if (isOld) await rm(path, { force: true })
    }
  },
})

/** The directories of everything that members upload. */
export const uploadStores = (filesRoot: string) => ({
  pictures: createFileStore(filesRoot),
  vouchers: createFileStore(join(filesRoot, 'vouchers')),
  invoices: createFileStore(join(filesRoot, 'invoices')),
  papers: createFileStore(join(filesRoot, 'papers')),
  proofs: createFileStore(join(filesRoot, 'proofs')),
  exports: createFileStore(join(filesRoot, 'exports')),
  documents: createFileStore(join(filesRoot, 'documents')),
})

export interface StoredFile {
  readonly size: number
  /** Path of the file; to be read only. */
  readonly path: string
  readonly stream: () => ReadableStream
}

/** No slash and no second dot: whatever fits names a file in the folder itself. */
export const isStoredName = (name: string): boolean => /^[\w-]{22}\.[a-z]{3,4}$/.test(name)

/** Without it the name of a new file may be lost with the power, although its bytes are not. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
