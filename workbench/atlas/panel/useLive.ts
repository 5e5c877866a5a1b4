import * as React from 'react'
import { addons } from 'storybook/manager-api'

import { wire } from '../live/protocol.ts'
import type { Begun, LiveView, Machines, MachineView, SendOrder } from '../live/protocol.ts'

interface Live {
  readonly view: LiveView | null
  readonly machines: Machines
  readonly send: (order: SendOrder) => void
}

/** Machines running in the story, while the panel is open; null until the first report. */
export const useLive = (): Live => {
  const [view, setView] = React.useState<LiveView | null>(null)
  const [machines, setMachines] = React.useState<Machines>({})
  React.useEffect(() => {
    const channel = addons.getChannel()
    // A story that begins may have come with a fresh preview, which has had no request yet.
    const begun = ({ storyId }: Begun) => {
      setView((known) => (known?.storyId === storyId ? known : null))
      channel.emit(wire.request)
    }
    const learn = (json: string) => {
      const learnt = JSON.parse(json) as readonly MachineView[]
      setMachines((known) => ({
        ...known,
        ...Object.fromEntries(learnt.map((machine) => [machine.id, machine])),
      }))
    }
    const see = (json: string) => setView(JSON.parse(json) as LiveView)
    channel.on(wire.begun, begun)
    channel.on(wire.machines, learn)
    channel.on(wire.live, see)
    channel.emit(wire.request)
    return () => {
      channel.off(wire.begun, begun)
      channel.off(wire.machines, learn)
      channel.off(wire.live, see)
      channel.emit(wire.release)
    }
  }, [])
  const send = React.useCallback((order: SendOrder) => addons.getChannel().emit(wire.send, order), [])
  return { view, machines, send }
}
