import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Reporter } from 'vitest/node'

interface StoryReport {
  readonly claimed: string | null
  readonly visited: string[]
  readonly taken: string[]
}

/**
 * Writes which states and transitions all stories together have really been through:
 * `{ stories: { <story id>: claimed state }, visited: string[], taken: string[] }`.
 */
export const statechartReporter = (file: string): Reporter => ({
  onTestRunEnd(modules) {
    const stories: Record<string, string> = {}
    const visited = new Set<string>()
    const taken = new Set<string>()
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        for (const { claimed, ...seen } of reportsOf(test.meta())) {
          if (claimed !== null) stories[String((test.meta() as { storyId?: string }).storyId)] = claimed
          for (const state of seen.visited) visited.add(state)
          for (const transition of seen.taken) taken.add(transition)
        }
      }
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      JSON.stringify({ stories, visited: [...visited].sort(), taken: [...taken].sort() }, null, 2),
    )
  },
})

const reportsOf = (meta: unknown): StoryReport[] => {
  const { reports = [] } = meta as { reports?: ReadonlyArray<{ type: string; result: StoryReport }> }
  return reports.filter(({ type }) => type === 'statechart').map(({ result }) => result)
}
