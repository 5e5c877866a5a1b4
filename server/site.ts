import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { createRenderer } from './render.ts'
import type { RendererOptions, SsrModule } from './render.ts'

export interface SiteOptions extends Pick<
  RendererOptions,
  'fetchApi' | 'publicOrigin' | 'onFault' | 'sources'
> {
  /** The folder `dist` of the build. */
  readonly dist: string
}

export interface BuiltSite {
  readonly renderPage: (request: Request) => Promise<Response>
  /** The same of what another application answers, of which nothing is kept. */
  readonly renderFor: (fetchApi: RendererOptions['fetchApi']) => (request: Request) => Promise<Response>
  /** Files for the browser, beside each the same in brotli (`.br`) and gzip (`.gz`). */
  readonly staticRoot: string
  /** Folders of the builds before it, the newest first. */
  readonly formerRoots: readonly string[]
  /** The static workshop, or null where it was not built. */
  readonly workshopRoot: string | null
}

/** The built site, or null without one (then the server has an API only). Reads everything once. */
export const openSite = async ({ dist, ...options }: SiteOptions): Promise<BuiltSite | null> => {
  const template = join(dist, 'template/index.html')
  const entry = join(dist, 'ssr/entry-server.js')
  if (!existsSync(template) || !existsSync(entry)) return null
  const ssr: SsrModule = await import(pathToFileURL(entry).href)
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'template/manifest.json'), 'utf8'))
  const staticRoot = join(dist, 'site')
  const bytes = new Map(
    Object.values(manifest).map(({ file }) => [file, statSync(join(staticRoot, file)).size]),
  )
  const workshop = join(dist, '../storybook-static')
  const page = readFileSync(template, 'utf8')
  const renderFor = (fetchApi: RendererOptions['fetchApi']) =>
    createRenderer({
      ...options,
      fetchApi,
      template: page,
      ssr,
      modulesOf: (sources) => largestFirst(modulesOf(manifest, sources), bytes).map((file) => `/${file}`),
    })
  return {
    renderPage: renderFor(options.fetchApi),
    renderFor,
    staticRoot,
    formerRoots: formerIn(join(dist, 'former')),
    workshopRoot: existsSync(join(workshop, 'index.html')) ? workshop : null,
  }
}

const formerIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name))
    : []

/**
 * The two files that carry most of the bytes begin first: everything else waits for them. The others keep their order,
 * in which the steps of the start come before what they import.
 */
const largestFirst = (files: readonly string[], bytes: ReadonlyMap<string, number>): string[] => {
  const largest = files
    .toSorted((left, right) => (bytes.get(right) ?? 0) - (bytes.get(left) ?? 0))
    .slice(0, 2)
  return [...largest, ...files.filter((file) => !largest.includes(file))]
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** The modules behind these entries with everything they import at once. */
const modulesOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const found = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of ['src/app/steps.ts', ...sources]) visit(source)
  return [...found]
}
