import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A part of the server that runs beside it, in a process or a thread of its own, as JavaScript: built beside the server, and
 * made on the spot where the server runs from its sources, because Node 20 reads no TypeScript.
 */
export const builtFile = (part: Part): Promise<string> => {
  const known = found.get(part)
  if (known !== undefined) return known
  const fresh = find(part)
  found.set(part, fresh)
  return fresh
}

/** Entries of vite.server.config.ts. */
const sources = {
  mediaChild: 'server/live/media/child/mediaChild.ts',
  documentWorker: 'server/documents/documentWorker.ts',
  namesChild: 'server/files/names/namesChild.ts',
  pictureChild: 'server/files/pictures/pictureChild.ts',
  sheetWorker: 'server/sheets/sheetWorker.ts',
} as const
export type Part = keyof typeof sources

const found = new Map<Part, Promise<string>>()

const find = async (part: Part): Promise<string> => {
  if (import.meta.env.DEV) return bundle(part)
  // Modules that several entries share may lie a folder deeper.
  const places = [`./${part}.js`, `../${part}.js`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const file = places.find((path) => existsSync(path))
  if (file === undefined) throw new Error(`${part}.js is not beside the server: ${places.join(', ')}`)
  return file
}

/** Named by its content, so that several servers may make it at the same time. */
const bundle = async (part: Part): Promise<string> => {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // The test runner's own configuration of the process stays as it is.
    mode: 'production',
    build: { ssr: resolve(sources[part]), write: false, target: 'node20' },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []))[0]
  if (code === undefined) throw new Error(`${part} was not built.`)
  // Inside the project, so that it finds node_modules.
  const folder = resolve('.cache/parts')
  const file = join(folder, `${part}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, code)
  renameSync(draft, file)
  return file
}
