import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { waitFor } from 'storybook/test'

import { createBroadcast } from './live/broadcast.ts'
import type { Broadcast } from './live/broadcast.ts'
import { standApart } from './live/standApart.ts'
import type { StatePath } from './registry/statePath.ts'
import { createWatch } from './watch.ts'
import type { Watch } from './watch.ts'

interface StatechartTypes {
  parameters: {
    /** The state that the story shows. After its play the running machines are compared with it. */
    state?: StatePath
  }
}

standApart()

let watch: Watch = createWatch()
let shownId = ''
let broadcast: Broadcast | undefined

/** The watch of the story that is shown now; services keep it, so that a late event cannot reach the next story. */
export const currentWatch = (): Watch => watch

interface Context {
  readonly id: string
  readonly tags: string[]
  readonly parameters: Record<string, unknown>
  readonly reporting: { addReport(report: object): void }
}

/**
 * Put it after the accessibility addon: Storybook runs `afterEach` from the last to the first, so that axe sees the
 * state that the story claims.
 */
export const stateReached = () =>
  definePreviewAddon<StatechartTypes>({
    beforeEach({ id, parameters }: Context) {
      // A change of language or theme re-renders the same story without restarting it: its machines go on.
      if (id !== shownId || !watch.isRunning()) watch = createWatch()
      shownId = id
      broadcast ??= createBroadcast({
        channel: addons.getChannel(),
        loadLook: () => import('./live/look.ts'),
      })
      const claimed = parameters['state']
      broadcast.begin({ storyId: id, claimed: typeof claimed === 'string' ? claimed : null }, watch)
    },
    async afterEach({ parameters }: Context) {
      const claimed = parameters['state']
      if (typeof claimed !== 'string') return
      const shown = watch
      await waitFor(() => expectState(shown, claimed))
    },
  })

/** Put it before the accessibility addon: a state that was only passed through is gone by now. */
export const stateHeld = () =>
  definePreviewAddon({
    afterEach({ parameters, reporting }: Context) {
      const claimed = parameters['state']
      const active = watch.active()
      if (typeof claimed !== 'string' && active.length === 0) return
      const held = typeof claimed !== 'string' || active.includes(claimed)
      reporting.addReport({
        type: 'statechart',
        version: 1,
        status: held ? 'passed' : 'failed',
        result: {
          claimed: claimed ?? null,
          active,
          visited: watch.visited(),
          taken: watch.taken(),
          lines: watch.lines(),
        },
      })
      if (typeof claimed === 'string') expectState(watch, claimed)
    },
  })

const expectState = (shown: Watch, claimed: string) => {
  const active = shown.active()
  if (active.includes(claimed)) return
  throw new Error(
    `This story claims to show ${claimed}, but its machines are in: ${active.join(', ') || 'none at all'}`,
  )
}
