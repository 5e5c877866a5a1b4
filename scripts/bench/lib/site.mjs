import { freePort, startServer } from './serverProcess.mjs'

/** The built server in production mode on an empty database, for as long as `work(origin)` takes. */
export const withSite = async (work) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await startServer({ port, origin, databaseUrl: 'memory://' })
  try {
    return await work(origin)
  } finally {
    await server.stop()
  }
}
