/**
 * A fault as it may be logged: what kind, where in the code, which constraint; never the message, because the database's
 * holds the query's values.
 */
export const describeFault = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause as { code?: unknown; constraint?: unknown } | undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    code: (error as { code?: unknown }).code ?? cause?.code,
    constraint: cause?.constraint,
    at: frames.slice(0, 6).map((line) => line.trim()),
  }
}

/** The part of a log that faults are written to. */
export interface FaultLog {
  error(fields: object, message: string): void
}
