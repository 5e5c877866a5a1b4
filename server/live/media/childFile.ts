import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The media process as JavaScript: built beside the server, and made on the spot where the server runs from its sources,
 * because Node 20 reads no TypeScript.
 */
export const childFile = (): Promise<string> => (found ??= find())

let found: Promise<string> | null = null

const find = async (): Promise<string> => {
  if (import.meta.env.DEV) return bundle()
  // Modules that several entries share may lie a folder deeper.
  const places = ['./mediaChild.js', '../mediaChild.js'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const file = places.find((path) => existsSync(path))
  if (file === undefined) throw new Error(`mediaChild.js is not beside the server: ${places.join(', ')}`)
  return file
}

/** Named by its content, so that several servers may make it at the same time. */
const bundle = async (): Promise<string> => {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // The test runner's own configuration of the process stays as it is.
    mode: 'production',
    build: { ssr: resolve('server/live/media/child/mediaChild.ts'), write: false, target: 'node20' },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = outputs.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))[0]
  if (code === undefined) throw new Error('The media process was not built.')
  // Inside the project, so that it finds node_modules.
  const folder = resolve('.cache/live')
  const file = join(folder, `mediaChild-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, code)
  renameSync(draft, file)
  return file
}
