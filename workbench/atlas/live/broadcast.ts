import type { Channel } from 'storybook/internal/channels'

import type { Watch } from '../watch.ts'
import { wire } from './protocol.ts'
import type { Begun, LiveView, SendOrder } from './protocol.ts'

type Look = typeof import('./look.ts')
type Story = Pick<LiveView, 'storyId' | 'claimed'>

export interface Broadcast {
  /** A story begins, or goes on with the same watch in another language. */
  begin(story: Story, watch: Watch): void
}

interface Options {
  readonly channel: Pick<Channel, 'on' | 'emit'>
  /** Loads the code for reports on the first request, so that stories alone stay light. */
  readonly loadLook: () => Promise<Look>
  readonly nextFrame?: (tell: () => void) => void
}

/**
 * Reports over the channel the activity of the present story's machines, at most once in a frame, and sends them the
 * events of a reader. Costs nothing until the first request.
 */
export const createBroadcast = ({ channel, loadLook, nextFrame = requestFrame }: Options): Broadcast => {
  let present: { readonly story: Story; readonly watch: Watch } | null = null
  let unsubscribe = () => {}
  let isAsked = false
  let isDue = false
  const sent = new Set<string>()

  const tell = async () => {
    isDue = false
    if (!isAsked) return
    const look = await loadLook()
    // Reports the story that is present when loading ends.
    if (present === null) return
    const { story, watch } = present
    const kinds = [...new Set(watch.actors().map(({ machine }) => machine))]
    const unsent = kinds.filter((machine) => !sent.has(machine))
    for (const machine of unsent) sent.add(machine)
    if (unsent.length > 0) channel.emit(wire.machines, JSON.stringify(unsent.map(look.machineView)))
    channel.emit(wire.live, JSON.stringify(look.viewOf(story, watch)))
  }
  const schedule = () => {
    if (!isAsked || isDue) return
    isDue = true
    nextFrame(() => void tell())
  }
  const send = async ({ storyId, key, choice }: SendOrder) => {
    const ordered = present
    if (ordered === null || ordered.story.storyId !== storyId) return
    const { eventOf } = await loadLook()
    const watched = ordered.watch.actors().find((actor) => actor.key === key)
    if (watched === undefined || present?.watch !== ordered.watch) return
    const event = eventOf(watched, choice, ordered.watch.history())
    if (event !== undefined) watched.actor.send(event)
  }

  channel.on(wire.request, () => {
    isAsked = true
    sent.clear()
    schedule()
  })
  channel.on(wire.release, () => {
    isAsked = false
  })
  channel.on(wire.send, (order: SendOrder) => void send(order))
  return {
    begin(story, watch) {
      unsubscribe()
      present = { story, watch }
      unsubscribe = watch.subscribe(schedule)
      channel.emit(wire.begun, { storyId: story.storyId } satisfies Begun)
      schedule()
    },
  }
}

const requestFrame = (tell: () => void) => {
  requestAnimationFrame(tell)
}
