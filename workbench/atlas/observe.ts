import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { waitFor } from 'storybook/test'

import { createBroadcast } from './live/broadcast.ts'
import type { Broadcast } from './live/broadcast.ts'
import { standApart } from './live/standApart.ts'
import { machinesToAsk } from './machinesToAsk.ts'
import type { StatePath } from './registry/statePath.ts'
import { subjectAt, subjectOf, type Subject } from '../harness/stage/subjectOf.ts'
import { createWatch } from './watch.ts'
import type { Watch } from './watch.ts'

interface StatechartTypes {
  parameters: {
    /** The state that the story shows. After its play the running machines are compared with it. */
    state?: StatePath
    /** Selector of what the story is about, where no component reads the machine. */
    subject?: string
  }
}

standApart()

let watch: Watch = createWatch()
let shownId = ''
let about: { readonly state: string | null; readonly selector: string | null } = {
  state: null,
  selector: null,
}
let broadcast: Broadcast | undefined

/** The watch of the story that is shown now; services keep it, so that a late event cannot reach the next story. */
export const currentWatch = (): Watch => watch

/** The part of the page that the present story is about; null for a story of no state, and where nothing is drawn. */
export const currentSubject = (): Subject | null => {
  if (about.selector !== null) return subjectAt(document, about.selector)
  return about.state === null ? null : subjectOf(document, machinesToAsk(about.state, watch.actors()))
}

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
      about = { state: textOr(claimed), selector: textOr(parameters['subject']) }
      broadcast.begin({ storyId: id, claimed: about.state }, watch)
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

const textOr = (value: unknown) => (typeof value === 'string' ? value : null)

const expectState = (shown: Watch, claimed: string) => {
  const active = shown.active()
  if (active.includes(claimed)) return
  throw new Error(
    `This story claims to show ${claimed}, but its machines are in: ${active.join(', ') || 'none at all'}`,
  )
}
