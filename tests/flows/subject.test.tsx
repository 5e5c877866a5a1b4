import { describe, expect, it } from 'vitest'

import type { MachineId } from '../../src/machines/registry.ts'
import { walkPath } from '../../workbench/atlas/replay/walkPath.ts'
import { perform } from '../../workbench/harness/stage/perform.ts'
import { createRecorder } from '../../workbench/harness/stage/recorder.ts'
import { subjectAt, subjectOf } from '../../workbench/harness/stage/subjectOf.ts'
import { network } from '../support/network.ts'
import { openStage } from '../support/stage.tsx'

/** The page of a machine in a state, in English. */
const pageIn = async (id: MachineId, to: string) => {
  const path = walkPath({ machine: id, from: undefined, to })
  if (path === null) throw new Error(`Nothing leads to ${to}`)
  const steps = [...path.approach, ...path.steps]
  const { stage, act } = await perform(
    id,
    { ...path, name: '', takes: [], steps },
    {
      locale: 'en',
      network,
      openStage: (options) => openStage({ ...options, locale: 'en', recorder: createRecorder() }),
    },
  )
  for (const step of steps) await act(step)
  return stage
}

describe('the subject of a state', () => {
  it.each([
    ['guestMic', 'guestMic.pending', 'Your hand is raised', 0.3],
    ['bindPhone', 'bindPhone.open', 'Bind your phone', 0.4],
    ['reviewing', 'reviewing.writing.untouched', 'Recommendation', 0.6],
  ] as const)('of %s in %s is what the components draw that read it', async (id, state, text, share) => {
    await pageIn(id, state)
    const subject = subjectOf(document, [id])
    const said = subject?.elements.map((element) => element.textContent).join(' ') ?? ''
    expect(said).toContain(text)
    const { scrollWidth, scrollHeight } = document.documentElement
    const { width, height } = subject?.box ?? { width: 0, height: 0 }
    expect(width * height).toBeGreaterThan(0)
    expect((width * height) / (scrollWidth * scrollHeight)).toBeLessThan(share)
  })

  it('of a machine that nothing on the page reads is that of the machine that runs it, or what a selector names', async () => {
    await pageIn('scan', 'scan.expired')
    expect(subjectOf(document, ['campaignComposer'])).toBeNull()
    expect(subjectOf(document, ['campaignComposer', 'scan'])?.box).toEqual(subjectOf(document, ['scan'])?.box)
    expect(subjectAt(document, 'main')?.elements).toHaveLength(1)
    expect(subjectAt(document, 'blink')).toBeNull()
  })
})
