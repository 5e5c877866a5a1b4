/** Exit code 0 where the server of this container answers that it works. */
const answered = await fetch(`http://127.0.0.1:${process.env['PORT'] || 3000}/healthz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => null)
process.exit(answered?.status === 200 ? 0 : 1)
