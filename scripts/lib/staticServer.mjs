import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Serves a folder on a free port of this machine; unknown paths answer 404.
 * @returns {Promise<{origin: string, close(): void}>} the origin has no trailing slash
 */
export const serveFolder = async (folder) => {
  const server = createServer((request, response) => void answer(folder, request, response))
  await new Promise((settle, fail) => {
    server.once('error', fail)
    server.listen(0, 'localhost', settle)
  })
  return {
    origin: `http://localhost:${server.address().port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const answer = async (folder, request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const file = join(folder, normalize(decodeURIComponent(pathname)))
  const content = await readFile(file).catch(() => null)
  if (content === null) return response.writeHead(404).end()
  // Names with a hash never change their content; a page that is loaded again need not fetch them again.
  const lasting = pathname.startsWith('/assets/')
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting ? 'max-age=31536000, immutable' : 'no-cache',
  })
  response.end(content)
}
