import { createServer } from 'node:http'

/** The least that Node can do: the given head and body for every request. */
const { head, body, port } = JSON.parse(process.argv[2])
const headers = Object.fromEntries(
  head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
    .filter(([name]) => !/^(?:date|connection|keep-alive)$/i.test(name)),
)
createServer({ keepAliveTimeout: 10_000 }, (_request, response) => {
  response.writeHead(200, headers)
  // The client read bytes as Latin-1, so that lengths are those of the wire.
  response.end(body, 'latin1')
}).listen(port, '127.0.0.1', 8192, () => console.log('ready'))
