/** Aborted when the process is asked to end, so that what was half done is removed. */
export const stopped = (): AbortSignal => {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => controller.abort(new Error('Stopped; nothing is left behind.')))
  return controller.signal
}
