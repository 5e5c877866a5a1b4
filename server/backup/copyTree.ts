import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Entry of a backup for one of its files. */
export interface KeptFile {
  readonly bytes: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** A file that was copied, and what it was copied from: one that is written to later is copied again. */
export interface Copied extends KeptFile {
  readonly version: string
}

export interface Tree {
  /** By path below the root, with forward slashes. */
  readonly files: Map<string, Copied>
  /** Folders, also empty ones, which an engine misses. */
  readonly folders: Set<string>
}

export const emptyTree = (): Tree => ({ files: new Map(), folders: new Set() })

const atOnce = 8

/**
 * Copies the files below `from`, while another process may write there: a file that is gone by then is left out. A file that `tree` has
 * already, unchanged, is not copied again; `tree` is added to. Links are followed. `wanted`: false leaves out a path;
 * `isLasting`: false for a copy that another process flushes to the disk, or that is not needed after a power cut.
 */
export const copyTree = async (
  from: string,
  to: string,
  {
    tree,
    signal,
    wanted = () => true,
    isLasting = true,
  }: { tree: Tree; signal: AbortSignal; wanted?: (path: string) => boolean; isLasting?: boolean },
): Promise<void> => {
  const waiting: string[] = []
  const walk = async (below: string): Promise<void> => {
    signal.throwIfAborted()
    const names = await readdir(join(from, below)).catch(unlessGone)
    if (names === null) return
    await mkdir(join(to, below), { recursive: true, mode: 0o700 })
    if (below !== '') tree.folders.add(below)
    for (const name of names) {
      const path = below === '' ? name : `${below}/${name}`
      if (!wanted(path)) continue
      const facts = await stat(join(from, path)).catch(unlessGone)
      if (facts?.isDirectory() === true) await walk(path)
      else if (facts?.isFile() === true) waiting.push(path)
    }
  }
  await walk('')
  waiting.reverse()
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const version = tree.files.get(path)?.version
      const copied = await copyFile(join(from, path), join(to, path), { signal, isLasting, version })
      if (copied !== null) tree.files.set(path, copied)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

interface Copying {
  readonly signal: AbortSignal
  readonly isLasting: boolean
  readonly version?: string | undefined
}

/** Stored when it answers, also if the power goes. Null: it is gone, or still has this `version`. */
const copyFile = async (
  from: string,
  to: string,
  { signal, isLasting, version }: Copying,
): Promise<Copied | null> => {
  const source = await open(from, 'r').catch(unlessGone)
  if (source === null) return null
  try {
    const { size, mtimeNs } = await source.stat({ bigint: true })
    // Before the bytes: what changes later differs from it.
    const found = `${size} ${mtimeNs}`
    if (found === version) return null
    const target = await open(to, 'w', 0o600)
    try {
      const hash = createHash('sha256')
      const buffer = Buffer.allocUnsafe(256 * 1024)
      let bytes = 0
      for (;;) {
        signal.throwIfAborted()
        const { bytesRead } = await source.read(buffer, 0, buffer.length)
        if (bytesRead === 0) break
        const piece = buffer.subarray(0, bytesRead)
        hash.update(piece)
        for (let done = 0; done < bytesRead;)
          done += (await target.write(piece, done, bytesRead - done)).bytesWritten
        bytes += bytesRead
      }
      if (isLasting) await target.sync()
      return { bytes, sha256: hash.digest('hex'), version: found }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** One file, with the folders above it; answers what it holds. */
export const copyOne = async (
  from: string,
  to: string,
  signal: AbortSignal,
  isLasting = true,
): Promise<KeptFile | null> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  return copyFile(from, to, { signal, isLasting })
}

/** Size and hash of the file; null: there is no file. */
export const hashFile = async (path: string, signal: AbortSignal): Promise<KeptFile | null> => {
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const piece of createReadStream(path, {
      signal,
      highWaterMark: 256 * 1024,
    }) as AsyncIterable<Buffer>) {
      hash.update(piece)
      bytes += piece.length
    }
    return { bytes, sha256: hash.digest('hex') }
  } catch (error) {
    return unlessGone(error)
  }
}

/** All files below a folder, hashed; and its folders. */
export const hashTree = async (root: string, signal: AbortSignal): Promise<Tree> => {
  const tree = emptyTree()
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) {
        tree.folders.add(path)
        await walk(path)
        continue
      }
      const kept = await hashFile(join(root, path), signal)
      if (kept !== null) tree.files.set(path, { ...kept, version: '' })
    }
  }
  await walk('')
  return tree
}

const unlessGone = (error: unknown): null => {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return null
  throw error
}
