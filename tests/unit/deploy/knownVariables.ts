import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every variable of the environment that the server reads, by the sources that read the environment. */
export const knownVariables = (): ReadonlySet<string> =>
  new Set(
    sourcesIn('server')
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => /\benv\b/.test(text))
      .flatMap((text) =>
        [...text.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name = '']) => name),
      ),
  )

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path))
