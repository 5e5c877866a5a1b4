import type { ServerOptions } from 'node:http'

/**
 * How long connections may stay. A proxy keeps idle ones for 60 s (ALB) or 75 s (nginx) and sends the next request into one
 * of them: if the server closes first, that request is lost. Node counts `headersTimeout` from the first byte of a
 * request (or from the connection, where none comes), so that it does not end idle ones.
 */
export const connectionOptions = (keepAliveMs: number) =>
  ({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: 20_000,
    // The largest upload at the least pace; slower ones are ended by `watchBodies`.
    requestTimeout: 3_600_000,
    connectionsCheckingInterval: 5000,
    maxHeaderSize: 16 * 1024,
  }) satisfies ServerOptions
