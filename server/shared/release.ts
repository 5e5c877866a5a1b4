import { readFileSync } from 'node:fs'

import project from '../../package.json' with { type: 'json' }

export interface Release {
  /** As in package.json, e.g. `0.2.0`. */
  readonly version: string
  /** The commit that was built, with `-dirty` where the sources differed from it; `unknown` where git could not say. */
  readonly commit: string
}

/** Release that runs here. `dist/release.json` is written by each build; a server that runs from its sources has none. */
export const release = (): Release => (known ??= { version: project.version, commit: builtCommit() })

let known: Release | undefined

const builtCommit = (): string => {
  // Modules that several entries share lie a folder deeper.
  for (const path of ['../release.json', '../../release.json'])
    try {
      const { commit } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as {
        commit?: unknown
      }
      if (typeof commit === 'string') return commit
    } catch {
      // The next place, or nothing.
    }
  return 'unknown'
}
