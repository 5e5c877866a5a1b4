import type { TestProject } from 'vitest/node'

import { makeTemplate } from './engines.ts'
import { PostgresAbsent, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, or the reason for its absence. */
    postgres: { url: string } | { absent: string }
  }
}

/** One PostgreSQL for the whole run; every suite makes its own databases in it. */
export default async (project: TestProject) => {
  try {
    const postgres = await startPostgres()
    await makeTemplate(postgres.url)
    project.provide('postgres', { url: postgres.url })
    return postgres.stop
  } catch (error) {
    if (!(error instanceof PostgresAbsent)) throw error
    project.provide('postgres', { absent: error.message })
    return undefined
  }
}
