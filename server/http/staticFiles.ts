import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the build and its ready-made compressions. */
interface StaticFile {
  readonly path: string
  readonly type: string
  readonly size: number
  readonly encodings: { readonly br?: string; readonly gzip?: string }
  etag: string | null
}

/**
 * The files below `root`, listed once: a request can only name listed files, so no spelling of `..` leads anywhere.
 * Contents are read on request and kept up to `keepBytes` per file. `former`: roots of earlier builds, the newest first,
 * whose assets are requested by pages that are still open; their names change with their content.
 */
export const createStaticFiles = (root: string, keepBytes = 256 * 1024, former: readonly string[] = []) => {
  const files = new Map<string, StaticFile>(former.toReversed().flatMap((each) => [...assetsOf(each)]))
  for (const [name, file] of filesOf(root)) files.set(name, file)
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const read = (path: string): Uint8Array<ArrayBuffer> => {
    const known = kept.get(path)
    if (known !== undefined) return known
    const bytes = new Uint8Array(readFileSync(path))
    if (bytes.byteLength <= keepBytes) kept.set(path, bytes)
    return bytes
  }

  return {
    has: (path: string): boolean => files.has(path),
    /** Null: no such file. `path` is decoded and starts with a slash. */
    answer: (path: string, request: Request, headers: Record<string, string>): Response | null => {
      const file = files.get(path)
      if (file === undefined) return null
      file.etag ??= `"${createHash('sha256').update(read(file.path)).digest('base64url').slice(0, 22)}"`
      const accepted = acceptedEncodings(request.headers.get('accept-encoding'))
      const encoding =
        file.encodings.br && accepted.has('br')
          ? 'br'
          : file.encodings.gzip && accepted.has('gzip')
            ? 'gzip'
            : null
      const own: Record<string, string> = {
        ...headers,
        'content-type': file.type,
        // Compressed bytes are another representation: they need their own tag.
        etag: encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`),
        'cache-control': /\/assets\//.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding',
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
      }
      if (matches(request.headers.get('if-none-match'), own['etag'] ?? '')) {
        return new Response(null, { status: 304, headers: own })
      }
      const bytes = read((encoding === null ? undefined : file.encodings[encoding]) ?? file.path)
      own['content-length'] = String(bytes.byteLength)
      return new Response(request.method === 'HEAD' ? null : bytes, { headers: own })
    },
  }
}

const filesOf = (root: string): ReadonlyMap<string, StaticFile> => {
  const paths = walk(root)
  const nameOf = (path: string) => '/' + relative(root, path).split(sep).join('/')
  const files = new Map<string, StaticFile>()
  for (const path of paths)
    if (!/\.(?:br|gz)$/.test(path))
      files.set(nameOf(path), {
        path,
        type: typeOf(path),
        size: statSync(path).size,
        encodings: {},
        etag: null,
      })
  for (const path of paths) {
    const match = /^(.*)\.(br|gz)$/.exec(path)
    const file = match && files.get(nameOf(match[1] ?? ''))
    if (file && match[2] === 'br') Object.assign(file.encodings, { br: path })
    if (file && match[2] === 'gz') Object.assign(file.encodings, { gzip: path })
  }
  return files
}

const assetsOf = (root: string) => [...filesOf(root)].filter(([name]) => name.startsWith('/assets/'))

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : []
  })

const acceptedEncodings = (header: string | null): ReadonlySet<string> =>
  new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0+)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim() ?? ''),
  )

const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

const typeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
  wasm: 'application/wasm',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  webmanifest: 'application/manifest+json',
}
