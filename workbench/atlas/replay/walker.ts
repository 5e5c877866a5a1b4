import { createActor, fromPromise } from 'xstate'

import type { Locale } from '../../../src/i18n/locale.ts'
import { perform } from '../../harness/stage/perform.ts'
import type { Performance } from '../../harness/stage/perform.ts'
import { createWorkshopHarness } from '../../harness/story/workshopHarness.ts'
import type { WorkshopHarness } from '../../harness/story/workshopHarness.ts'
import { createCursor } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import type { WalkRequest } from './href.ts'
import { shareOf } from './pace.ts'
import type { Path } from './paths.ts'
import { playerMachine } from './player.machine.ts'
import type { Position } from './player.machine.ts'
import { slowActions } from './slowActions.ts'
import { walkPath } from './walkPath.ts'

interface Options {
  readonly request: WalkRequest
  readonly locale: Locale
}

/** The player of a walk in this document, not started yet. @throws when no way leads to the chosen state */
export const createWalker = ({ request, locale }: Options) => {
  let harness: WorkshopHarness | null = null
  let page: Performance | null = null
  let cursor: Cursor | null = null
  let wayTime = (): number | null => null
  // A step that was left in the middle would go on in the page after it.
  let running: Promise<unknown> = Promise.resolve()

  const close = () => {
    harness?.close()
    cursor?.remove()
    harness = page = cursor = null
  }

  const open = async ({ request: { machine }, request: wanted, at }: Position) => {
    await running
    close()
    const { input, start, approach, steps } = pathOf(wanted)
    harness = createWorkshopHarness(locale, (user) =>
      slowActions(user, () => (cursor ??= createCursor()), { wayTime: () => wayTime() }),
    )
    const walk = { name: '', input, start, steps: [...approach, ...steps], takes: [] }
    page = await perform(machine, walk, harness)
    for (const step of walk.steps.slice(0, approach.length + at)) await page.act(step)
  }

  const act = async (position: Position) => {
    const { steps } = pathOf(position.request)
    const step = steps[position.at]
    if (page === null || step === undefined) throw new Error('The walk has no such step')
    const began = performance.now()
    const share = shareOf(position, steps.length, began)
    // A step without a visible action is announced first, so that the viewer looks there in time.
    await wait(share.announcement)
    // A page that is slow already is not kept waiting for the hand, too.
    wayTime = () => (performance.now() - began > share.whole ? 0 : share.way)
    await page.act(step).finally(() => {
      wayTime = () => null
    })
    if (position.at + 1 < steps.length) await wait(began + share.whole - performance.now())
  }

  const kept =
    (work: (position: Position) => Promise<void>) =>
    ({ input }: { input: Position }) => {
      const result = work(input)
      running = result.catch(() => {})
      return result
    }

  const actor = createActor(
    playerMachine.provide({ actors: { open: fromPromise(kept(open)), act: fromPromise(kept(act)) } }),
    { input: { request, total: pathOf(request).steps.length } },
  )
  return {
    actor,
    /** Ids of the walked machine's active states; empty before it runs. */
    active(): string[] {
      try {
        return (
          page
            ?.actor()
            .getSnapshot()
            ._nodes.map(({ id }: { id: string }) => id) ?? []
        )
      } catch {
        return []
      }
    },
    async stop() {
      actor.stop()
      await running
      close()
    },
  }
}

const pathOf = (request: WalkRequest): Path => {
  const path = walkPath(request)
  if (path === null) throw new Error(`Nothing leads to ${request.to}`)
  return path
}

/** The pace of a walk is for eyes: no event reports that a caption was read. */
const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise<void>((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve()
